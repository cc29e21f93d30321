"""Statements: value, term, test, action, contest, gain as written -> resolved; and what cannot occur, and phases."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulec.model import codes
from rulec.model import entities as e
from rulec.model.fractions import figure_fraction
from rulec.model.lines import base, formal, known_lines, notes_of, refuse, resolve_figure
from rulec.model.matches import resolve_cond, resolve_tail
from rulec.model.names import cond_text, did_you_mean, title_of
from rulec.model.scope import unknown_role
from rulec.model.steps import effect_line, kept, resolve_steps, roles_written, under
from rulec.model.syntax_names import has_condition, names_in
from rulec.model.world import ACTS, Scope, Unresolved, World
from rulec.syntax import nodes as n


def make_statement(world: World, line: n.Line) -> e.Statement:
    """A statement resolved. One whose roles are unknown is left out; of its lines, those that cannot be resolved."""
    head = line.lead
    assert isinstance(head, n.StatementHead)
    roles, records = roles_of(world, head)
    name, fact = head.name.text, ""
    scope = Scope(world, roles, records, head.word, name, cites=world.cites(line.tail))
    built_in(scope)
    if head.word == "gain":
        fact = name = name.split(".")[-1]
        scope.name = scope.fact = fact
        gained(scope, head)
    refuse(scope, line, "a header", "alias", "per", "at_most", "otherwise")
    known_lines(scope, line.body)
    try:
        when = resolve_tail(scope, line.tail)
    except Unresolved:
        when = None
    figure, notes = None, notes_of(line)
    steps: tuple[e.Step, ...] = ()
    cases: tuple[e.EffectLine, ...] = ()
    if head.word == "value":
        figure = resolve_figure(scope, formal(line), head.start, head.stop, head.rounding)
        at = figure_fraction(scope, figure, line.span)
        if at is not None:
            world.fractions[name] = at
    elif head.word == "term":
        when, cases, texts = term_cases(scope, line, when)
        notes = (*texts, *notes)
    else:
        steps = resolve_steps(scope, formal(line))
    return e.Statement(
        name, head.word, title_of(line, name), roles, records, when, steps, figure, cases, fact,
        world.section_of.get(line.span, ""), scope.cites, notes, ".".join(head.name.was or ()),
        world.ruling_of.get(line.span, ""), span=line.span,
    )  # fmt: skip


def roles_of(world: World, head: n.StatementHead) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The roles of a statement and their records; without any, the first record plays."""
    roles = head.between or tuple(r for r in (head.role, head.against) if r)
    if not roles:
        record = world.first_record()
        return ((record.name,), (record.name,)) if record else (("party",), ("",))
    found = []
    spots = head.spots or (head.name.span,) * len(roles)  # a tree that was not read has no places
    for role, span in zip(roles, spots, strict=True):
        record = world.record_of(role)
        if record is None:
            raise unknown_role(world, role, span)
        found.append(record.name)
    if len(set(roles)) < len(roles):
        help_ = "give the other another role, as in `against enemy`"
        raise world.fail(codes.SIDES, spots[-1], f"`{roles[0]}` cannot be both parties", help=help_)
    if head.between and found[0] != found[1]:
        text = f"the sides of a contest have the same facts, and {roles[0]} is no {found[1]}"
        raise world.fail(codes.SIDES, spots[-1], text, help="use a test `for ... against ...`")
    return roles, tuple(found)


def built_in(scope: Scope) -> None:
    """The names every statement has: cause, chosen; and side in a contest."""
    world = scope.world
    scope.locals["cause"] = e.Type("member", "", tuple(world.sections))
    scope.locals["chosen"] = e.Type("member", "", tuple(world.names_of(*ACTS)))
    if scope.contest:
        scope.locals["side"] = e.Type("member", "", scope.roles)


def gained(scope: Scope, head: n.StatementHead) -> None:
    """The fact a `gain` limits, and the amount in hand."""
    world, record = scope.world, scope.record
    fact = record.fact(scope.fact) if record else None
    if fact is None:
        options = [f.name for f in record.facts] if record else []
        owner = record.name if record else "the ruleset"
        text = f"{owner} has no fact `{scope.fact}` to gain"
        raise world.fail(codes.UNKNOWN_FACT, head.name.span, text, help=did_you_mean(scope.fact, options))
    scope.locals["gained"] = fact.domain.type


def term_cases(
    scope: Scope, line: n.Line, when: e.Cond | None
) -> tuple[e.Cond | None, tuple[e.EffectLine, ...], tuple[str, ...]]:
    """The condition of the header, the cases, and the texts of a glossary word (one without any condition).

    A condition in the header of a term without lines is its one case.
    """
    lines = list(formal(line))
    for inner in lines:
        if inner.effects:
            help_ = "leave the effect out here, and write it in a test or an action"
            text = "a term says what is so, and does nothing"
            scope.world.report(codes.MISPLACED, inner.effects[0].span, text, help=help_)
    if not lines:
        if line.tail.when is None and line.tail.unless is None:
            return None, (), ()
        case = e.EffectLine(
            "", "", when, False, scope.cites, (), scope.world.ruling_of.get(line.span, ""), span=line.span
        )
        return None, (case,), ()
    if not has_condition(line):
        return None, (), tuple(inner.label.text for inner in lines if inner.label)
    return when, kept(under(scope, line), lines, case_line), ()


def case_line(scope: Scope, line: n.Line) -> e.EffectLine:
    refuse(scope, line, "a line of a term", "per", "at_most")
    return e.EffectLine(**base(scope, line))


def likely_record(world: World, names: Iterable[str]) -> e.Record | None:
    """The record with the most facts of these names, the first of equals: who is meant where no role is written."""
    wanted = set(names)
    return max(world.records.values(), key=lambda record: sum(f.name in wanted for f in record.facts), default=None)


# ---------------------------------------------------------------- what cannot occur


def make_never(world: World, line: n.Line) -> e.Never:
    """`never A unless B`: A and not B cannot occur. Without a role, it is about the record that has the facts."""
    head = line.lead
    assert isinstance(head, n.NeverHead)
    if head.role is None:
        record = likely_record(world, names_in(head.cond, line.tail))
        roles: tuple[str, ...] = (record.name,) if record else ("party",)
    else:
        roles = tuple(r for r in (head.role, head.against) if r)
    for role, span in zip(roles if head.role else (), head.spots or (line.span,) * len(roles), strict=False):
        if world.record_of(role) is None:
            raise unknown_role(world, role, span)
    records = tuple(record.name if (record := world.record_of(role)) else "" for role in roles)
    scope = Scope(world, roles, records, "never", "never")
    refuse(scope, line, "`never`", "per", "at_most", "otherwise")
    cond, text = resolve_cond(scope, head.cond), cond_text(head.cond)
    rest = resolve_tail(scope, line.tail)
    if rest is not None:
        cond = e.All((cond, rest))
    for word, part in (("when", line.tail.when), ("unless", line.tail.unless)):
        if part is not None:
            text += f" {word} {cond_text(part)}"
    return e.Never(cond, world.cites(line.tail), text, span=line.span)


# ---------------------------------------------------------------- sequences


def make_sequence(world: World, line: n.Line) -> e.Sequence:
    head = line.lead
    assert isinstance(head, n.SequenceHead)
    name, cites = head.name.text, world.cites(line.tail)
    phases = tuple(phases_of(world, line, cites, set()))
    return e.Sequence(name, title_of(line, name), phases, world.section_of.get(line.span, ""), cites, span=line.span)


def phases_of(world: World, line: n.Line, cites: tuple[e.Cite, ...], names: set[str]) -> Iterator[e.Phase]:
    """The phases of a block, nested ones inside; a name is given to one phase of the sequence only."""
    for inner in formal(line):
        if not isinstance(inner.lead, n.Phase):
            if isinstance(line.lead, n.SequenceHead):
                message = "a sequence is made of phases"
                world.report(codes.MISPLACED, inner.span, message, help="begin the line with `phase NAME`")
            continue
        name, own = inner.lead.name.text, world.cites(inner.tail, cites)
        if name in names:
            world.report(codes.DUPLICATE_NAME, inner.lead.name.span, f"two phases are called `{name}`")
            continue
        names.add(name)
        yield e.Phase(
            name, title_of(inner, name), tuple(phase_lines(world, inner, own)),
            tuple(phases_of(world, inner, own, names)), own, span=inner.span,
        )  # fmt: skip


def phase_lines(world: World, phase: n.Line, cites: tuple[e.Cite, ...]) -> Iterator[e.EffectLine]:
    """What a phase lets happen: its own effects, then its lines."""
    own = [phase] if phase.effects else []
    lines = [inner for inner in formal(phase) if not isinstance(inner.lead, n.Phase)]
    for line in (*own, *lines):
        scope = phase_scope(world, line, cites)
        yield from kept(scope, [line], effect_line)


def phase_scope(world: World, line: n.Line, cites: tuple[e.Cite, ...]) -> Scope:
    """Conditions of a phase speak of whoever does what the line names."""
    record = likely_record(world, names_in(line.tail))
    for act in roles_written([line]):
        head = world.statement_lines[act].lead if act in world.statement_lines else None
        if isinstance(head, n.StatementHead):
            role = head.between[0] if head.between else head.role
            record = (world.record_of(role) if role else None) or record
            break
    name = record.name if record else ""
    return Scope(world, (name or "party",), (name,), "sequence", "sequence", cites=cites)
