"""Looking up names: a path as written and the scope it stands in -> what it means, as a typed reference."""

from __future__ import annotations

from attrs import evolve

from rulec.model import codes
from rulec.model import entities as e
from rulec.model.names import did_you_mean, ending, renamed
from rulec.model.syntax_names import has_condition
from rulec.model.types import agree, describe, kind_type, type_of
from rulec.model.world import FAILED, NUMBER, UNKNOWN, YESNO, Scope, Unresolved, World
from rulec.source import Span

ROLLED = ("total", "natural", "dice")
BUILT_IN = (*ROLLED, "side", "chosen", "cause", "gained", "yes", "no", "none")
# what people write where no band holds
# words that are read as names, and mean something else
_ELSE = {
    **dict.fromkeys(("else", "other", "otherwise", "rest", "default"), "write `others` for all that no band took"),
    **dict.fromkeys(
        ("a", "an", "one", "two", "three", "four", "five", "six"), "numbers are written as figures, as in 2D6"
    ),
    "up": "`up to 6` is written `6 or less`, `within 6 in`, or `0 to 6` for all it can be",
}
CONSTANTS: dict[str, e.Const] = {
    "yes": e.Const(True, YESNO),
    "no": e.Const(False, YESNO),
    "none": e.Const(None, UNKNOWN),
}


def look_up(scope: Scope, path: tuple[str, ...], span: Span) -> e.Expr:
    """What a name or a path means here; reports and raises Unresolved if nothing."""
    if len(path) == 1:
        found = bare(scope, path[0], span)
        if found is None:
            raise unknown_name(scope, path[0], span)
        return found
    role, name = path[0], path[1]
    if not scope.is_role(role):
        record = scope.record
        fact = record.fact(role) if record else None
        if fact is not None and fact.domain.type.sort == "list":
            raise scope.world.fail(
                codes.UNKNOWN_ROLE,
                span,
                f"`{role}` is a list, so `{'.'.join(path)}` is many figures",
                help=f"say which: sum of {'.'.join(path)}, average of, largest of, smallest of",
            )
        raise unknown_role(scope.world, role, Span(span.path, span.start, span.start + len(role)), scope.roles)
    if len(path) > 2:
        raise scope.world.fail(codes.UNKNOWN_NAME, span, f"`{'.'.join(path)}` has too many parts")
    owned = of_role(scope, role, name, span)
    if owned is None:
        record = scope.record_for(scope.who(role))
        options = [f.name for f in record.facts] if record else []
        what = f"`{role}` has no fact, figure or term called"
        raise scope.world.unknown(
            codes.UNKNOWN_NAME, ending(span, name), what, name, [*options, *scope.world.names_of("value", "term")]
        )
    return owned


def bare(scope: Scope, name: str, span: Span) -> e.Expr | None:
    """A name without a role: local figure, line named with `as`, fact, figure or term, table, line text, member."""
    if name in scope.locals:
        return e.LocalOf("", name, scope.locals[name])
    if name in scope.aliases:
        return e.LineHeld("", name)
    fact = scope.record.fact(name) if scope.record else None
    if fact is not None:
        return e.FactOf("", name, fact.domain.type)
    world = scope.world
    if world.word_of(name) in ("value", "term"):
        return value_of(scope, "", name, span)
    if name in world.table_lines:
        return table_cell(scope, name, (), span)
    if name in scope.texts:
        return e.LineHeld("", name)
    if name in CONSTANTS:
        return CONSTANTS[name]
    return some_member(scope, name)


def of_role(scope: Scope, role: str, name: str, span: Span) -> e.Expr | None:
    """role.name: a fact, figure or term of the role's record; in a contest also what its side's steps made."""
    who = scope.who(role)
    if not who or scope.side(role):
        if name in scope.locals:
            return e.LocalOf(who, name, scope.locals[name])
        if name in scope.aliases:
            return e.LineHeld(who, name)
    record = scope.record_for(who)
    fact = record.fact(name) if record else None
    if fact is not None:
        return e.FactOf(who, name, fact.domain.type)
    if scope.world.word_of(name) in ("value", "term"):
        return value_of(scope, who, name, span)
    if (not who or scope.side(role)) and name in scope.texts:
        return e.LineHeld(who, name)
    return None


def value_of(scope: Scope, who: str, name: str, span: Span) -> e.Expr:
    """A figure or term stated elsewhere, for who; whose it is must fit."""
    world = scope.world
    statement = world.statement(name, span)
    head = world.statement_lines[name].lead
    written = getattr(head, "role", None)
    owner, record = world.record_of(written) if written else None, scope.record_for(who)
    if owner is not None and record is not None and owner.name != record.name:
        raise world.fail(
            codes.WRONG_PARTY,
            span,
            f"`{name}` is worked out for {written}, not for {who or record.name}",
            help=f"say whose: {written}.{name}",
        )
    if world.word_of(name) == "term":
        if not has_condition(world.statement_lines[name]):
            help_ = f"say in term {name} when it holds"
            raise world.fail(
                codes.NOT_YES_NO, span, f"`{name}` is a word of the glossary without a condition", help=help_
            )
        return e.ValueOf(who, name, YESNO)
    return e.ValueOf(who, name, statement.figure.type if statement and statement.figure else FAILED)


def some_member(scope: Scope, name: str) -> e.Expr | None:
    """A member where nothing says of what: the only kind (or choice) that has it."""
    world = scope.world
    types = [kind_type(k) for k in world.kinds.values()]
    types = [t for t in types if name in t.values]
    if not types:
        choices = (f.domain.type for r in world.records.values() for f in r.facts)
        types = [t for t in choices if t.sort == "member" and name in t.values]
    if not types:
        return None
    return e.Const(name, types[0] if len(set(types)) == 1 else e.Type("member", "", (name,)))


def table_cell(scope: Scope, name: str, given: tuple[e.Expr, ...], span: Span) -> e.Expr:
    """A table across: the keys given, the rest taken by name."""
    table = scope.world.table(name, span)
    if table is None:
        raise Unresolved(name)
    return e.TableCell(name, table_keys(scope, table, given, len(table.keys), span), table.type)


def table_keys(scope: Scope, table: e.Table, given: tuple[e.Expr, ...], count: int, span: Span) -> tuple[e.Expr, ...]:
    """The first count keys of a table: those given, then by name; each must be of the key's type."""
    world = scope.world
    if len(given) > count:
        text = f"table `{table.name}` takes {count} key{'s' * (count != 1)} here ({', '.join(table.keys[:count])})"
        help_ = f"write {table.name}({', '.join(table.keys[:count])})" if count else f"write {table.name}"
        raise world.fail(codes.TABLE_KEYS, span, f"{text}, not {len(given)}", help=help_)
    keys = list(given)
    for key in table.keys[len(given) : count]:
        path = tuple(key.split("."))
        found = bare(scope, key, span) if len(path) == 1 else look_up(scope, path, span)
        if found is None or (isinstance(found, e.Const) and len(path) == 1):
            raise world.fail(
                codes.TABLE_KEYS,
                span,
                f"table `{table.name}` needs its key `{key}`, and nothing here is called that",
                help=f"give the keys: {table.name}({', '.join(table.keys)})",
            )
        keys.append(found)
    for key, type_, found in zip(table.keys, table.key_types, keys, strict=False):
        if not agree(type_, type_of(found)):
            message = f"key `{key}` of table `{table.name}` is {describe(type_)}, not {describe(type_of(found))}"
            world.report(codes.UNLIKE_COMPARED, span, message)
    return tuple(keys)


def unknown_name(scope: Scope, name: str, span: Span) -> Unresolved:
    """Report a name that means nothing here, with the likeliest reason."""
    world = scope.world
    if name in scope.later:
        help_ = f"`{name}` is made by a step further down; steps are done in the order written"
        return world.fail(codes.UNKNOWN_NAME, span, f"nothing is called `{name}` yet", help=help_)
    if name in ROLLED:
        return world.fail(codes.UNKNOWN_NAME, span, f"there is no `{name}` here", help="nothing is rolled above")
    owners = [r.name for r in world.records.values() if r.fact(name)]
    if owners and scope.record is not None:
        help_ = f"it is a fact of {owners[0]}: write {owners[0]}.{name}"
        return world.fail(codes.UNKNOWN_NAME, span, f"{scope.record.name} has no fact `{name}`", help=help_)
    if world.word_of(name):
        text = f"`{name}` is the name of a {world.word_of(name)}, which has no figure of its own"
        return world.fail(codes.UNKNOWN_NAME, span, text)
    if name in _ELSE:
        return world.fail(codes.UNKNOWN_NAME, span, f"nothing is called `{name}`", help=_ELSE[name])
    options = [*(f.name for f in scope.record.facts)] if scope.record else []
    options += [*scope.locals, *scope.aliases, *world.names_of("value", "term"), *world.table_lines]
    options += [m.name for k in world.kinds.values() for m in k.members]
    help_ = did_you_mean(name, options) or f"declare it in a record ({name}: yes/no), or state it with value or term"
    fix = renamed(name, span, options)
    return world.fail(codes.UNKNOWN_NAME, span, f"nothing is called `{name}`", help=help_, fix=fix)


def unknown_role(world: World, role: str, span: Span, others: tuple[str, ...] = ()) -> Unresolved:
    """Report a role that no record plays; others are those of the statement in hand."""
    known = [*world.roles(), *others]
    help_ = did_you_mean(role, known) or f"declare it: record {role}, or `also {role}` at a record"
    if role[0].isupper():
        help_ += '; a printed text stands in "quotes"'
    fix = renamed(role, Span(span.path, span.start, span.start + len(role)), known)
    return world.fail(codes.UNKNOWN_ROLE, span, f"no record has the role `{role}`", help=help_, fix=fix)


def element_scope(scope: Scope, record: e.Record) -> Scope:
    """The scope of one element of a list: its own facts and figures only."""
    return evolve(
        scope, roles=(record.name,), records=(record.name,), word="value", locals={}, aliases=set(), texts=set()
    )


def rolled_locals() -> dict[str, e.Type]:
    return dict.fromkeys(ROLLED, NUMBER)
