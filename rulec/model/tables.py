"""Tables: pipe rows as written -> keys and cells as matches, each typed by its key or by what the table gives."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rulec.model import codes
from rulec.model import entities as e
from rulec.model.domains import domain_text, inside, make_domain
from rulec.model.expressions import number
from rulec.model.lines import formal, notes_of
from rulec.model.matches import resolve_match, unknown_member
from rulec.model.names import match_text, slug, title_of
from rulec.model.scope import ROLLED
from rulec.model.types import describe, find_members, is_figure, kind_type, sort_of
from rulec.model.world import FAILED, LENGTH, LENGTH_UNITS, NUMBER, Scope, Unresolved, World
from rulec.syntax import nodes as n


def make_table(world: World, line: n.Line) -> e.Table:
    """A table resolved; a row that does not fit is left out."""
    head = line.lead
    assert isinstance(head, n.TableHead)
    name, down = head.name.text, max(1, len(head.keys) - 1)
    cites = world.cites(line.tail)
    heading, body = rows_of(world, line, head, down)
    columns = heading.cells[down:] if len(head.keys) > 1 else ()
    keys = tuple(".".join(ref.path) for ref in head.keys)
    key_cells = [[row.cells[at] for _, row in body] for at in range(down)] + ([list(columns)] if columns else [])
    types = tuple(key_type(world, key, cells) for key, cells in zip(keys, key_cells, strict=True))
    record = world.first_record()
    scope = Scope(world, (record.name,) if record else (), (record.name,) if record else (), "table", name)
    domain = given_domain(world, head, [cell for _, row in body for cell in row.cells[down:]])
    if head.relation and not is_figure(domain.type):
        raise world.fail(codes.NOT_A_FIGURE, head.name.span, f"`gives {head.relation}` with {describe(domain.type)}")
    rows = []
    for row_line, row in body:
        try:
            rows.append(
                e.Row(
                    tuple(key_match(scope, cell, type_) for cell, type_ in zip(row.cells[:down], types, strict=False)),
                    tuple(map(cell_text, row.cells[:down])),
                    tuple(cell_of(scope, cell, domain) for cell in row.cells[down:]),
                    world.cites(row_line.tail, cites),
                    world.ruling_of.get(row_line.span, ""),
                    span=row_line.span,
                )
            )
        except Unresolved:
            continue
    return e.Table(
        name, title_of(line, name), keys, types,
        tuple(key_match(scope, cell, types[-1]) for cell in columns), tuple(map(cell_text, heading.cells[down:])),
        tuple(rows), head.relation or "", domain.type, world.section_of.get(line.span, ""), cites, notes_of(line),
        ".".join(head.name.was or ()), span=line.span,
    )  # fmt: skip


def rows_of(world: World, line: n.Line, head: n.TableHead, down: int) -> tuple[n.Row, list[tuple[n.Line, n.Row]]]:
    """The heading, and the rows that are as wide as it."""
    rows = [(inner, inner.lead) for inner in formal(line) if isinstance(inner.lead, n.Row)]
    if len(rows) < 2:
        text = f"table `{head.name.text}` has no rows" if rows else f"table `{head.name.text}` has no heading"
        raise world.fail(codes.TABLE_SHAPE, head.name.span, text, help="the first row is the heading")
    first, heading = rows[0]
    width, least = len(heading.cells), down + 1
    if width < least or (len(head.keys) == 1 and width != least):
        keys = f"{len(head.keys)} key{'s' * (len(head.keys) != 1)}"
        wanted = f"{least} columns" if len(head.keys) == 1 else f"{least} columns or more"
        message = f"a table of {keys} has {wanted}, and this one has {width}"
        raise world.fail(codes.TABLE_SHAPE, first.span, message, help="the last key runs across, the others down")
    world.cites(first.tail)
    kept = []
    for inner, row in rows[1:]:
        if len(row.cells) != width:
            text = f"the row has {len(row.cells)} cells, the heading {width}"
            world.report(codes.TABLE_SHAPE, inner.span, text)
        else:
            kept.append((inner, row))
    return heading, kept


# ---------------------------------------------------------------- types


def given_domain(world: World, head: n.TableHead, cells: Iterable[n.Cell]) -> e.Domain:
    """What the cells are: as the header says, or as they look."""
    if head.length:
        return e.Domain(LENGTH)
    if head.gives is not None:
        return make_domain(world, head.gives)
    return e.Domain(type_by_look(world, "", list(cells)))


def key_type(world: World, key: str, cells: Sequence[n.Cell]) -> e.Type:
    """The type of a key: that of the fact so called, or of the kind or sort its cells are of."""
    role, _, name = key.rpartition(".")
    owners = [world.record_of(role)] if role else list(world.records.values())
    facts = [fact.domain.type for owner in owners if owner and (fact := owner.fact(name))]
    if name == "side":
        sides = (line.lead.between for line in world.statement_lines.values() if isinstance(line.lead, n.StatementHead))
        facts.append(e.Type("member", "", tuple(dict.fromkeys(side for pair in sides if pair for side in pair))))
    if name in ROLLED:
        facts.append(NUMBER)
    if facts:
        return next((t for t in facts if all(fits(world, cell, t) for cell in cells)), facts[0])
    return type_by_look(world, name, cells)


def type_by_look(world: World, name: str, cells: Sequence[n.Cell]) -> e.Type:
    """Numbers by their unit; names by the kind that has them all; else a choice of just these."""
    figures = [figure for cell in cells if cell.match for figure in numbers_in(cell.match)]
    if figures:
        return number_type(world, next((f for f in figures if f.unit), figures[0]))
    written = [cell for cell in cells if words_of(cell)]
    kinds = sorted(world.kinds.values(), key=lambda kind: kind.name.casefold() != name.casefold())
    for kind in kinds if written else ():
        if all(fits(world, cell, kind_type(kind)) for cell in written):
            return kind_type(kind)
    found = dict.fromkeys(slug_of(word) for cell in written for word in words_of(cell))
    return e.Type("member", "", tuple(found)) if found else NUMBER


def number_type(world: World, figure: n.Number) -> e.Type:
    """A length in a foreign unit is still a length: the cell itself is reported."""
    return LENGTH if figure.unit in LENGTH_UNITS else number(world, figure).type


def numbers_in(match: n.Match) -> Iterator[n.Number]:
    for alt in match.alts:
        for node in (alt.low, alt.high):
            inner = node.of if isinstance(node, n.Positive | n.Negative) else node
            if isinstance(inner, n.Number):
                yield inner


def words_of(cell: n.Cell) -> list[str]:
    """The names in a cell; a label in words is one."""
    if cell.words:
        return [cell.words]
    if cell.match is None:
        return []
    nodes = [node for alt in cell.match.alts for node in (alt.low, alt.high)]
    return [node.path[0] for node in nodes if isinstance(node, n.Ref) and len(node.path) == 1 and node.args is None]


def slug_of(word: str) -> str:
    return slug(word) if " " in word else word


def fits(world: World, cell: n.Cell, type_: e.Type) -> bool:
    """Whether a key cell can be of a type."""
    if type_.sort == "yesno":
        return all(word in ("yes", "no", "none") for word in words_of(cell))
    if type_.sort == "member":
        if cell.match and any(True for _ in numbers_in(cell.match)):
            return False
        return all(find_members(world, type_, word) or word == "none" for word in words_of(cell))
    if cell.words:
        return False
    return cell.match is None or all(
        sort_of(number_type(world, figure)) == sort_of(type_) for figure in numbers_in(cell.match) if figure.unit
    )


# ---------------------------------------------------------------- cells


def key_match(scope: Scope, cell: n.Cell, type_: e.Type) -> e.Match:
    """A key cell: a match, or a label in words."""
    if cell.match is not None:
        return resolve_match(scope, cell.match, type_)
    words = cell.words or (cell.text.text if cell.text else "")
    if not words:
        message = "a key cannot be left blank"
        raise scope.world.fail(codes.TABLE_SHAPE, cell.span, message, help="write it in every row it holds for")
    return by_label(scope, cell, words, type_)


def by_label(scope: Scope, cell: n.Cell, words: str, type_: e.Type) -> e.Match:
    if type_ == FAILED:
        raise Unresolved(words)
    members = find_members(scope.world, type_, words) if type_.sort == "member" else None
    if members is None:
        raise unknown_member(scope.world, cell, words, type_)
    return e.Match((e.Members(members),), words, span=cell.span)


def cell_of(scope: Scope, cell: n.Cell, domain: e.Domain) -> e.Cell:
    """A value cell: a match, a member by label, or none (a dash, a blank, a text alone)."""
    match = None
    if cell.match is not None:
        match = resolve_match(scope, cell.match, domain.type)
        for alt in match.alts:
            for bound in (alt.low, alt.high) if isinstance(alt, e.Between) else ():
                if isinstance(bound, e.Const) and not inside(domain, bound.value):
                    text = f"the table gives {domain_text(domain, scope.world.length)}, and this is {match.text}"
                    help_ = "change the cell, or what the table `gives`"
                    raise scope.world.fail(codes.OUT_OF_DOMAIN, cell.span, text, help=help_)
    elif cell.words:
        match = by_label(scope, cell, cell.words, domain.type)
    return e.Cell(match, cell_text(cell), span=cell.span)


def cell_text(cell: n.Cell) -> str:
    """What a cell prints."""
    if cell.text:
        return cell.text.text
    if cell.match is not None:
        return match_text(cell.match)
    return cell.words or ("-" if cell.dash else "")
