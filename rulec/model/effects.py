"""Effects: what a line does, as written -> resolved. `per` and `at most` stay with the line."""

from __future__ import annotations

from rulec.model import codes
from rulec.model import entities as e
from rulec.model.expressions import typed
from rulec.model.fractions import need_whole, whole
from rulec.model.matches import order_of
from rulec.model.names import did_you_mean, ending, renamed
from rulec.model.scope import unknown_role
from rulec.model.types import describe, is_figure, negated
from rulec.model.world import ACTS, NUMBER, Scope, Unresolved
from rulec.source import Span
from rulec.syntax import nodes as n

_ELSE = "write `otherwise`"


def resolve_effects(scope: Scope, line: n.Line) -> tuple[e.Effect, ...]:
    """The effects of a line, those that can be resolved."""
    found: list[e.Effect] = []
    for effect in line.effects:
        try:
            found.append(resolve_effect(scope, effect))
        except Unresolved:
            continue
    return tuple(found)


def resolve_effect(scope: Scope, effect: n.Effect) -> e.Effect:
    """One effect: who, what, how much. What goes into a count must be whole."""
    world = scope.world
    match effect:
        case n.Nothing():
            return e.Nothing()
        case n.ChangeBy(sign=sign, amount=amount, target=target):
            who, fact = target_fact(scope, target)
            if not is_figure(fact.domain.type):
                text = f"`{fact.name}` is {describe(fact.domain.type)}, so nothing can be added to it"
                raise world.fail(codes.NOT_A_FIGURE, effect.span, text)
            value = typed(scope, amount, fact.domain.type)
            if whole(fact.domain):
                need_whole(scope, value, amount.span, f"`{fact.name}`")
            return e.ChangeBy(who, fact.name, negated(value) if sign == "-" else value)
        case n.Becomes(target=target, value=written):
            who, fact = target_fact(scope, target)
            value = typed(scope, written, fact.domain.type)
            if whole(fact.domain):
                need_whole(scope, value, written.span, f"`{fact.name}`")
            return e.Becomes(who, fact.name, value)
        case n.ShiftBy(target=target, way=way, amount=amount):
            who, fact = target_fact(scope, target)
            order = order_of(world, fact.domain.type)
            if not order:
                text = f"`{fact.name}` has no order, so it cannot get {way}"
                raise world.fail(codes.NOT_ORDERED, effect.span, text, help="say `ordered best first` at its kind")
            levels = typed(scope, amount, NUMBER)
            need_whole(scope, levels, amount.span, "a number of levels")
            return e.ShiftBy(who, fact.name, way, levels, order)
        case n.Obliges(who=role, verdict=verdict, acts=acts):
            return e.Obliges(role_of(scope, role, effect), verdict, known_acts(scope, acts, effect))
        case n.Take():
            return take(scope, effect)


def role_of(scope: Scope, role: str | None, node: n.Effect) -> str:
    """Who an effect is about, "" for the party itself."""
    if role is not None and not scope.is_role(role):
        span = node.span
        if isinstance(node, n.Take):  # the role ends it, or begins its path
            span = Span(span.path, span.end - len(role), span.end) if node.role else node.at
        raise unknown_role(scope.world, role, span, scope.roles)
    return scope.who(role)


def known_acts(scope: Scope, acts: tuple[str, ...], node: n.Effect) -> tuple[str, ...]:
    """What a unit must or may do is an action (or a test) of the ruleset."""
    options = scope.world.names_of(*ACTS)
    for act in acts:
        if act not in options:
            last = act == acts[-1]
            span, known = ending(node.span, act) if last else node.span, [*options, *(["otherwise"] if last else [])]
            help_ = _ELSE if act == "else" else did_you_mean(act, known) or f"state it: action {act} ..."
            fix = renamed(act, span, known) if last else None
            raise scope.world.fail(codes.UNKNOWN_ACTION, span, f"no action is called `{act}`", help=help_, fix=fix)
    return acts


def take(scope: Scope, node: n.Take) -> e.Take:
    """`take risk for leader`; again: the contest one is in."""
    world = scope.world
    role = node.role or (node.path[0] if len(node.path) > 1 else None)
    who, name = role_of(scope, role, node), node.path[-1]
    if world.word_of(name) not in ACTS:
        options = world.names_of(*ACTS)
        help_ = did_you_mean(name, options) or f"state it: test {name} ..., action {name} ... or contest {name} ..."
        text = f"no test, action or contest is called `{name}`"
        raise world.fail(
            codes.UNKNOWN_STATEMENT, node.at, text, help=help_, fix=renamed(name, ending(node.at, name), options)
        )
    head = world.statement_lines[name].lead
    if isinstance(head, n.StatementHead) and scope.word and scope.word != "sequence":
        owner = world.record_of(head.between[0] if head.between else head.role or "")
        record = scope.record_for(who)
        if owner is not None and record is not None and owner.name != record.name:
            text = f"`{name}` is taken by {owner.name}, not by {who or record.name}"
            raise world.fail(codes.WRONG_PARTY, node.span, text, help=f"say who: take {name} for {owner.name}")
    return e.Take(name, who, again=scope.contest and name == scope.name)


def target_fact(scope: Scope, ref: n.Ref) -> tuple[str, e.Fact]:
    """The fact an effect writes, and whose."""
    world = scope.world
    role = ref.path[0] if len(ref.path) > 1 else None
    if role is not None and not scope.is_role(role):
        raise unknown_role(world, role, Span(ref.span.path, ref.span.start, ref.span.start + len(role)))
    who, name = scope.who(role), ref.path[-1]
    record = scope.record_for(who)
    fact = record.fact(name) if record else None
    if fact is None:
        owner = record.name if record else who or "the ruleset"
        options = [f.name for f in record.facts] if record else []
        help_ = did_you_mean(name, options) or f"declare it under record {owner}: {name}: ..."
        fix = renamed(name, ending(ref.span, name), options)
        raise world.fail(codes.UNKNOWN_FACT, ref.span, f"{owner} has no fact `{name}` to change", help=help_, fix=fix)
    return who, fact
