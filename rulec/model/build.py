"""Syntax trees -> the model: every name resolved, everything typed, every fault one finding. Never raises.

Files of one group with one `ruleset` header are one ruleset. Rulings are applied first, then a variant's patches, both
on syntax lines; then names are entered, then statements resolved, each after what it needs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from attrs import define, evolve, frozen

from rulec.diagnostics import Diagnostic, Note
from rulec.model import codes, declare
from rulec.model import entities as e
from rulec.model.consequences import less_consequences
from rulec.model.declare import Names
from rulec.model.examples import make_examples
from rulec.model.lines import reserved
from rulec.model.names import did_you_mean, head_span, title_of
from rulec.model.patches import Files, Patcher
from rulec.model.places import make_allow, make_concept
from rulec.model.statements import make_never, make_sequence, make_statement
from rulec.model.syntax_names import names_in
from rulec.model.tables import make_table
from rulec.model.world import Unresolved, World
from rulec.source import Span
from rulec.syntax import nodes as n
from rulec.syntax.messages import TOO_MUCH

T = TypeVar("T")
_LOOSE = (n.ConceptHead, n.VariantHead, n.LanguageHead, n.Note)  # what needs no ruleset around it


@frozen
class Written:
    """One ruleset as written: its header and the lines of its files."""

    head: n.Line
    files: tuple[tuple[n.Line, ...], ...]

    @property
    def name(self) -> n.Name:
        assert isinstance(self.head.lead, n.RulesetHead)
        return self.head.lead.name


@define
class Builder:
    """All rulesets of one build. loose takes the findings that belong to no ruleset."""

    loose: World
    worlds: dict[str, World]
    rulesets: dict[str, e.Ruleset]


def build(trees: Sequence[tuple[str, n.Tree]]) -> tuple[e.Model, tuple[Diagnostic, ...]]:
    """Trees with the key of their group -> the model and the findings, in the order of the text."""
    builder = Builder(new_world(""), {}, {})
    written: dict[str, Written] = {}
    for found in rulesets_of(trees, builder.loose):
        if taken(builder.loose, {w.name.text: w.name.span for w in written.values()}, found.name):
            continue
        written[found.name.text] = found
        add_ruleset(builder, found, found.name.text, ())
    lines = [line for _, tree in trees for line in tree.lines]
    add_variants(builder, written, [line for line in lines if isinstance(line.lead, n.VariantHead)])
    concepts = tuple(add_concepts(builder, [line for line in lines if isinstance(line.lead, n.ConceptHead)]))
    findings = {finding: None for world in (builder.loose, *builder.worlds.values()) for finding in world.findings}
    kept = less_consequences(trees, findings)
    return e.Model(builder.rulesets, concepts), tuple(sorted(kept, key=lambda d: d.sort_key))


def new_world(name: str) -> World:
    return World(name, make_statement=make_statement, make_table=make_table)


def taken(world: World, names: dict[str, Span], name: n.Name) -> bool:
    if name.text in names:
        text = f"two rulesets are called `{name.text}`"
        world.report(codes.DUPLICATE_RULESET, name.span, text, Note(names[name.text], "the other is here"))
    return name.text in names


# ---------------------------------------------------------------- which lines make a ruleset


def rulesets_of(trees: Sequence[tuple[str, n.Tree]], loose: World) -> Iterator[Written]:
    """The rulesets of each group. Where several files of a group have a header, each such file is a ruleset."""
    groups: dict[str, list[n.Tree]] = {}
    for key, tree in trees:
        groups.setdefault(key, []).append(tree)
    for files in groups.values():
        headed = [tree for tree in files if first_head(tree)]
        bare = [tree for tree in files if not first_head(tree)]
        for tree in headed:
            heads = [line for line in tree.lines if isinstance(line.lead, n.RulesetHead)]
            for extra in heads[1:]:
                message = "a file holds one ruleset"
                loose.report(codes.MANY_RULESETS, head_span(extra), message, Note(heads[0].span, "the first is here"))
            # The header file may come anywhere in the order of the folder; its lines keep their place.
            members = files if len(headed) == 1 else [tree]
            yield Written(heads[0], tuple(tree.lines for tree in members))
        if len(headed) != 1:
            homeless(bare, loose, len(headed))


def first_head(tree: n.Tree) -> n.Line | None:
    return next((line for line in tree.lines if isinstance(line.lead, n.RulesetHead)), None)


def homeless(files: list[n.Tree], loose: World, heads: int) -> None:
    """Report the first line of a group that needs a ruleset and has none, or has several to choose from."""
    for tree in files:
        line = next((line for line in tree.lines if not isinstance(line.lead, _LOOSE)), None)
        if line is not None:
            text = "this belongs to no ruleset" if not heads else f"this could belong to any of {heads} rulesets"
            help_ = 'write `ruleset NAME "..."` at the top of a file of this folder'
            if heads:
                help_ = "keep the files of one ruleset in a folder of their own"
            loose.report(codes.NO_RULESET, head_span(line), text, help=help_)
            return


# ---------------------------------------------------------------- variants and concepts


def add_variants(builder: Builder, written: dict[str, Written], lines: list[n.Line]) -> None:
    """Each variant is the ruleset it is of, with its patches; a variant may be of a variant."""
    loose = builder.loose
    known: dict[str, n.Line] = {}
    told: set[str] = set()  # variants in circles that have been reported
    spans = {name: w.name.span for name, w in written.items()}
    for line in lines:
        assert isinstance(line.lead, n.VariantHead)
        if not taken(loose, spans, line.lead.name):
            known[line.lead.name.text] = line
            spans[line.lead.name.text] = line.lead.name.span
    for name, line in known.items():
        chain = [line]
        while (of := head_of(chain[0]).of) in known and known[of] not in chain:
            chain.insert(0, known[of])
        if of in written:
            add_ruleset(builder, written[of], name, tuple(chain))
        elif of in known:
            if any(head_of(other).name.text in told for other in chain):
                continue
            told.update(head_of(other).name.text for other in chain)
            text = f"variant `{name}` is in the end a variant of itself"
            loose.report(codes.CIRCULAR, head_of(line).name.span, text, help="let one of them be of a ruleset")
        elif len(chain) == 1:  # reported where it stands, not again for the variants of this variant
            help_ = did_you_mean(of, [*written, *known])
            loose.report(codes.UNKNOWN_RULESET, head_of(line).name.span, f"no ruleset is called `{of}`", help=help_)


def head_of(line: n.Line) -> n.VariantHead:
    assert isinstance(line.lead, n.VariantHead)
    return line.lead


def add_concepts(builder: Builder, lines: list[n.Line]) -> Iterator[e.Concept]:
    names = Names(builder.loose, "concepts")
    for line in lines:
        assert isinstance(line.lead, n.ConceptHead)
        if names.take(line.lead.name.text, line.lead.name.span):
            yield make_concept(builder.worlds, builder.loose, line)


# ---------------------------------------------------------------- one ruleset


def add_ruleset(builder: Builder, written: Written, name: str, variants: tuple[n.Line, ...]) -> None:
    """Build one ruleset or variant; of a variant, only what is not already said of its ruleset is reported."""
    world = new_world(name)
    try:
        ruleset = assemble(world, written, variants)
    except RecursionError:
        world.report(TOO_MUCH, written.name.span, "something in this ruleset is nested too deep to be worked out")
        return
    finally:
        builder.worlds[name] = world
    if variants:
        # The help may differ, where it lists what the variant adds.
        others = (other for other in builder.worlds.values() if other is not world)
        known = {(finding.code, finding.span) for other in others for finding in other.findings}
        world.findings = [finding for finding in world.findings if (finding.code, finding.span) not in known]
    builder.rulesets[name] = ruleset


def assemble(world: World, written: Written, variants: tuple[n.Line, ...]) -> e.Ruleset:
    """Patch, enter the names, resolve."""
    files = [list(lines) for lines in written.files]
    wrote: dict[Span, str] = {}
    world.ruling_of = wrote
    apply_rulings(world, files, files, wrote)
    for variant in variants:
        own = Patcher(world, head_of(variant).name.text, wrote).apply(files, variant)
        files.append(own)
        apply_rulings(world, files, [own], wrote)
    lines = placed(world, files)
    head = next((line for line in lines if line.span == written.head.span), written.head)
    said = declare.settings(world, head)
    declare.sections(world, lines)
    declare.dice(world, lines)
    declare.kinds(world, lines)
    declare.records(world, lines)
    enter_statements(world, lines)
    resolve_all(world)
    gains = tuple(attempted(world, world.gain_lines, make_statement))
    nevers = tuple(attempted(world, of_sort(lines, n.NeverHead), make_never))
    sequences = tuple(attempted(world, world.sequence_lines, make_sequence))
    allows = tuple(attempted(world, of_sort(lines, n.AllowHead), make_allow))
    rulings = declare.rulings(world, lines)
    # What the ruleset's examples say is said of the ruleset, not of a variant that changes it.
    asked = files[-1] if variants else lines
    examples = tuple(ex for line in of_sort(asked, n.ExampleHead) for ex in make_examples(world, line))
    hints = declare.sheet_hints(world, lines)
    top = variants[-1] if variants else head
    return e.Ruleset(
        name=world.name,
        label=title_of(top, world.name),
        edition=said.get("edition", ""),
        family=said.get("family", ""),
        length=world.length,
        sources=world.sources,
        sections=tuple(world.sections.values()),
        dice={**world.dice, **world.used_dice},
        kinds=world.kinds,
        records=world.records,
        nevers=nevers,
        statements={name: made for name in world.statement_lines if (made := world.made[name]) is not None},
        gains=gains,
        tables={name: table for name in world.table_lines if (table := world.made_tables[name]) is not None},
        sequences=sequences,
        allows=allows,
        rulings=rulings,
        examples=examples,
        sheet=hints,
        variant_of=head_of(top).of if variants else "",
        span=top.span,
    )


def apply_rulings(world: World, files: Files, todo: Files, wrote: dict[Span, str]) -> None:
    """Apply every ruling written in the files to do; what it adds stands after it."""
    for file in list(todo):
        for line in of_sort(list(file), n.RulingHead):
            assert isinstance(line.lead, n.RulingHead)
            new = Patcher(world, line.lead.name.text, wrote, line.tail.cites).apply(files, line)
            at = next(i for i, other in enumerate(file) if other is line)
            file[at + 1 : at + 1] = new


def placed(world: World, files: Files) -> list[n.Line]:
    """All lines in order, each in the section above it in its file; a note at the margin is a note on the section."""
    found: list[n.Line] = []
    for file in files:
        section = -1
        for line in file:
            if isinstance(line.lead, n.Note) and section >= 0:
                found[section] = evolve(found[section], body=(*found[section].body, line))
                continue
            if isinstance(line.lead, n.SectionHead):
                section = len(found)
            elif section >= 0:
                world.section_of[line.span] = declare.section_name(found[section])
            found.append(line)
    return found


def of_sort(lines: Iterable[n.Line], sort: type[object]) -> list[n.Line]:
    return [line for line in lines if isinstance(line.lead, sort)]


def attempted(world: World, lines: Iterable[n.Line], make: Callable[[World, n.Line], T]) -> Iterator[T]:
    """What can be made of the lines; what cannot has been reported."""
    for line in lines:
        try:
            yield make(world, line)
        except Unresolved:
            continue


def enter_statements(world: World, lines: list[n.Line]) -> None:
    """Enter the names of statements and tables; they share one set of names, which no fact of theirs may have."""
    names, sequences = Names(world, "statements"), Names(world, "sequences")
    for line in lines:
        match line.lead:
            case n.StatementHead(word="gain"):
                world.gain_lines.append(line)
            case n.StatementHead(name=name, word=word):
                if names.take(name.text, name.span):
                    world.statement_lines[name.text] = line
                    if word in ("value", "term"):
                        free(world, name, line.lead.role)
            case n.TableHead(name=name):
                if names.take(name.text, name.span):
                    world.table_lines[name.text] = line
                    free(world, name, None)
            case n.SequenceHead(name=name):
                if sequences.take(name.text, name.span):
                    world.sequence_lines.append(line)
            case n.ChangeHead() | n.Patch():
                message = "`change` stands inside a ruling or a variant"
                help_ = 'write above it: ruling NAME "..." because "...", and indent it'
                world.report(codes.MISPLACED, head_span(line), message, help=help_)
            case _:
                continue


def free(world: World, name: n.Name, role: str | None) -> None:
    """Report a figure, term or table that could never be meant, because a fact or the language has its name."""
    reserved(world, name.text, name.span)
    record = world.record_of(role) if role else world.first_record()
    fact = record.fact(name.text) if record else None
    if record is not None and fact is not None:
        text = f"`{name.text}` is a fact of {record.name} already"
        world.report(codes.DUPLICATE_NAME, name.span, text, Note(fact.span, "declared here"))


def resolve_all(world: World) -> None:
    """Resolve every statement and table, each after those it names, so that no chain of values is followed deep down."""
    everything = {**world.table_lines, **world.statement_lines}
    done: set[str] = set()
    for first in everything:
        todo = [(first, False)]
        while todo:
            name, ready = todo.pop()
            if ready:
                resolve_one(world, name, everything[name])
            elif name not in done:
                done.add(name)
                needs = {other for other in names_in(everything[name]) if other in everything and other not in done}
                todo.append((name, True))
                todo.extend((other, False) for other in sorted(needs, reverse=True))


def resolve_one(world: World, name: str, line: n.Line) -> None:
    if name in world.table_lines:
        world.table(name, line.span)
    else:
        world.statement(name, line.span)
