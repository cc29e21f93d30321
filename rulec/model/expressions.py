"""Expressions: a syntax expression, the scope it stands in and the type expected -> a typed, resolved expression."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from attrs import evolve

from rulec.model import codes
from rulec.model import entities as e
from rulec.model.scope import bare, element_scope, look_up, table_cell, table_keys
from rulec.model.types import agree, describe, find_members, is_figure, negated, sort_of, type_of
from rulec.model.world import FAILED, LENGTH, LENGTH_UNITS, NUMBER, UNKNOWN, Scope, Unresolved, World
from rulec.source import Span
from rulec.syntax import nodes as n

HALF = e.Const(Fraction(1, 2), NUMBER)


def number(world: World, node: n.Number) -> e.Const:
    """A figure as written -> a constant; lengths must be in the unit of the ruleset."""
    unit = node.unit
    if unit in LENGTH_UNITS:
        if not world.length:
            raise _no_unit(world, node)
        if unit != world.length:
            said = f"{node.text} {unit}: the unit of lengths here is `{world.length}`"
            help_ = f"write `{node.text} {world.length}`, or what it comes to in that unit"
            raise world.fail(codes.FOREIGN_UNIT, node.span, said, help=help_)
        return e.Const(node.value, LENGTH)
    sort = {None: "number", ":": "ratio", "deg": "angle", "move": "move"}.get(unit, "number")
    return e.Const(node.value, e.Type(sort))


def _no_unit(world: World, node: n.Number) -> Unresolved:
    """Told of the first length alone: one line is missing, however many lengths there are."""
    what = f"{node.text} {node.unit}: the ruleset states no unit of length"
    if world.length_told:
        return Unresolved(what)
    world.length_told = True
    return world.fail(codes.FOREIGN_UNIT, node.span, what, help=f"add a line under ruleset: length {node.unit}")


def resolve(scope: Scope, node: n.Expr, expect: e.Type | None = None) -> e.Expr:
    """Resolve an expression. expect decides what a bare member means; it is not checked here."""
    match node:
        case n.Number():
            return number(scope.world, node)
        case n.Ref():
            return reference(scope, node, expect)
        case n.Positive(of=of):
            return resolve(scope, of, expect)
        case n.Negative(of=of):
            inner = figure_of(scope, of)
            return negated(inner)
        case n.Half(of=of):
            inner = figure_of(scope, of)
            return e.Arith("x", HALF, inner, type_of(inner))
        case n.Binary():
            return arithmetic(scope, node)
        case n.Fold():
            return fold(scope, node, expect)
        case n.Column():
            return column(scope, node)


def figure_of(scope: Scope, node: n.Expr) -> e.Expr:
    """Resolve what must be a figure (a number or a quantity)."""
    found = resolve(scope, node)
    if not is_figure(type_of(found)):
        raise scope.world.fail(codes.NOT_A_FIGURE, node.span, f"{describe(type_of(found))} where a figure is due")
    return found


def count_of(scope: Scope, node: n.Expr) -> e.Expr:
    """Resolve what must be a plain number: how many dice, per how many."""
    found = figure_of(scope, node)
    if sort_of(type_of(found)) not in ("number", "none"):
        message = f"{describe(type_of(found))} where a number is due"
        raise scope.world.fail(codes.NOT_A_COUNT, node.span, message, help="say per how much: per 45 deg of angle")
    return found


def typed(scope: Scope, node: n.Expr, expect: e.Type) -> e.Expr:
    """Resolve what must be of a type: the amount of a change, a bound, a new value."""
    found = resolve(scope, node, expect)
    require(scope.world, node.span, expect, type_of(found))
    return found


def require(world: World, span: Span, expect: e.Type, got: e.Type) -> None:
    """Report a value of another sort than is due."""
    if not agree(expect, got):
        code = codes.UNLIKE_ADDED if is_figure(expect) and is_figure(got) else codes.UNLIKE_COMPARED
        raise world.fail(code, span, f"{describe(got)} where {describe(expect)} is due", help=unit_help(world, expect))


def unit_help(world: World, expect: e.Type) -> str:
    return f"write the unit, as in 3 {world.length}" if expect.sort == "length" and world.length else ""


def reference(scope: Scope, node: n.Ref, expect: e.Type | None) -> e.Expr:
    """A name, a path, a table with keys, or a member where the type expected has it."""
    world = scope.world
    if node.args is not None:
        name = node.path[-1]
        if len(node.path) > 1 or name not in world.table_lines:
            raise world.unknown(codes.UNKNOWN_NAME, node.span, "no table is called", name, world.table_lines)
        table = world.table(name, node.span)
        if table is None:
            raise Unresolved(name)
        return table_cell(scope, name, arguments(scope, table, node.args), node.span)
    if len(node.path) == 1 and expect is not None and expect.sort == "member":
        name = node.path[0]
        if name in expect.values:
            return e.Const(name, expect)
        members = find_members(world, expect, name)
        if members and bare(scope, name, node.span) is None:
            if len(members) == 1:
                return e.Const(members[0], expect)
            text = f"`{name}` is a group ({', '.join(members)}), and one of them is due"
            raise world.fail(codes.UNKNOWN_MEMBER, node.span, text)
    return look_up(scope, node.path, node.span)


def arguments(scope: Scope, table: e.Table, args: Sequence[n.Expr]) -> tuple[e.Expr, ...]:
    """The keys written in brackets, each read as a value of that key."""
    expects = [*table.key_types, *([UNKNOWN] * len(args))]
    return tuple(resolve(scope, arg, expect) for arg, expect in zip(args, expects, strict=False))


def column(scope: Scope, node: n.Column) -> e.Expr:
    """`last column of ranges(arm) for range`: the heading whose cell holds the value."""
    world, name = scope.world, node.table.path[-1]
    if name not in world.table_lines:
        raise world.unknown(codes.UNKNOWN_NAME, node.table.span, "no table is called", name, world.table_lines)
    table = world.table(name, node.span)
    if table is None:
        raise Unresolved(name)
    if len(table.keys) < 2:
        text = f"table `{name}` has one key, so it has no headings to find"
        raise world.fail(codes.TABLE_KEYS, node.span, text, help=f"look the cell up: {name}({table.keys[0]})")
    count = len(table.keys) - 1
    keys = table_keys(scope, table, arguments(scope, table, node.table.args or ()), count, node.table.span)
    of = typed(scope, node.of, table.type)
    return e.ColumnFor(node.which, name, keys, of, table.key_types[-1])


def arithmetic(scope: Scope, node: n.Binary) -> e.Expr:
    """+ and - within one sort; a number times anything; like over like is a ratio."""
    left, right = figure_of(scope, node.left), figure_of(scope, node.right)
    a, b = type_of(left), type_of(right)
    if FAILED in (a, b):
        return e.Arith(node.op, left, right, FAILED)
    if "none" in (a.sort, b.sort):
        known = b if a.sort == "none" else a
        return e.Arith(node.op, left, right, known)
    x, y = sort_of(a), sort_of(b)
    if node.op in "+-" and x == y:
        return e.Arith(node.op, left, right, a if a == b else NUMBER)
    if node.op == "x" and "number" in (x, y):
        return e.Arith("x", left, right, e.Type(y if x == "number" else x))
    if node.op == "over" and x == y:
        return e.Arith("over", left, right, e.Type("ratio"))
    if node.op == "over" and y == "number":
        return e.Arith("over", left, right, a)
    doing = {"+": "added to", "-": "taken from", "x": "multiplied by", "over": "divided by"}[node.op]
    first, second = (b, a) if node.op in "+-" else (a, b)
    text = f"{describe(first)} cannot be {doing} {describe(second)}"
    raise scope.world.fail(codes.UNLIKE_ADDED, node.span, text, help=unit_help(scope.world, a if x == "length" else b))


def fold(scope: Scope, node: n.Fold, expect: e.Type | None) -> e.Expr:
    """sum, average, largest, smallest of written items or over a list fact."""
    if node.listed and len(node.items) == 1 and isinstance(node.items[0], n.Ref):
        return fold_list(scope, node, node.items[0])
    items = tuple(resolve(scope, item, expect) for item in node.items)
    first = type_of(items[0])
    for item, written in zip(items, node.items, strict=True):
        if not is_figure(type_of(item)):
            raise scope.world.fail(codes.NOT_A_FIGURE, written.span, f"{describe(type_of(item))} in a {node.how}")
        require(scope.world, written.span, first, type_of(item))
    return e.Fold(node.how, items, first)


def fold_list(scope: Scope, node: n.Fold, ref: n.Ref) -> e.Expr:
    """`sum of units.stands`, `average of side.units.total`."""
    world, path = scope.world, ref.path
    who = ""
    if len(path) == 3 and scope.is_role(path[0]):
        who, path = scope.who(path[0]), path[1:]
    record = scope.record_for(who)
    fact = record.fact(path[0]) if record else None
    if fact is None or fact.domain.type.sort != "list":
        lists = [f.name for f in record.facts if f.domain.type.sort == "list"] if record else []
        raise world.unknown(codes.UNKNOWN_NAME, ref.span, "no list is called", path[0], lists)
    if len(path) != 2:
        raise world.fail(codes.UNKNOWN_NAME, ref.span, f"say what of each: {node.how} of {path[0]}.something")
    element = world.records[fact.domain.record]
    each = reference(element_scope(scope, element), evolve(ref, path=path[1:]), None)
    type_ = type_of(each)
    if node.how in ("sum", "average", "largest", "smallest") and not is_figure(type_):
        raise world.fail(codes.NOT_A_FIGURE, ref.span, f"{describe(type_)} in a {node.how}")
    return e.FoldList(node.how, who, path[0], each, e.Type("ratio") if node.how == "share" else type_)
