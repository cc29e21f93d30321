"""Patches: `change WORD NAME` of rulings and variants, applied to syntax lines before anything is resolved.

A line of the same name or key replaces, `remove` takes one away, `before` and `after` say where the next lines go;
other lines go to the end, in alternatives before `otherwise` or `others`. Blocks are opened again, not replaced.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import define, evolve, field

from rulec.model import codes
from rulec.model.names import did_you_mean, head_span, line_name, match_text, slug
from rulec.model.world import World
from rulec.source import Span
from rulec.syntax import nodes as n

_WORDS: dict[type[object], str] = {
    n.KindHead: "kind", n.RecordHead: "record", n.TableHead: "table", n.SequenceHead: "sequence",
    n.RulesetHead: "ruleset", n.SectionHead: "section", n.SheetHead: "sheet", n.ExampleHead: "example",
    n.DieHead: "die", n.ConceptHead: "concept",
}  # fmt: skip
_OUTSIDE = (n.RulesetHead, n.VariantHead, n.ConceptHead, n.LanguageHead, n.Patch)

Files = list[list[n.Line]]


@define
class Patcher:
    """Applies one ruling or variant, called name, to the lines of a ruleset; wrote collects which lines it wrote."""

    world: World
    name: str
    wrote: dict[Span, str]
    cites: tuple[n.Cite, ...] = ()
    down: int = field(default=1, init=False)  # keys down the side of the table in hand

    def apply(self, files: Files, block: n.Line) -> list[n.Line]:
        """Change the files in place; the new headers of the block are given back."""
        new: list[n.Line] = []
        for line in block.body:
            if isinstance(line.lead, n.ChangeHead):
                self.change(files, line, line.lead)
            elif isinstance(line.lead, _OUTSIDE):
                message = f"this cannot stand inside `{self.name}`"
                self.world.report(codes.MISPLACED, head_span(line), message, help="write it at the left margin")
            elif not isinstance(line.lead, n.Note):
                new.append(self.mark(line))
        return new

    def change(self, files: Files, line: n.Line, head: n.ChangeHead) -> None:
        found = [
            (file, at) for file in files for at, old in enumerate(file)
            if header_word(old) == head.word and header_path(old)[: len(head.path)] == head.path
        ]  # fmt: skip
        if len(found) != 1:
            message, help_ = self.missed(files, head, len(found))
            self.world.report(codes.PATCH_TARGET, head_span(line), message, help=help_)
            return
        file, at = found[0]
        lead = file[at].lead
        self.down = max(1, len(lead.keys) - 1) if isinstance(lead, n.TableHead) else 1
        file[at] = evolve(file[at], body=self.block(file[at], line.body))

    def missed(self, files: Files, head: n.ChangeHead, count: int) -> tuple[str, str]:
        """Why a change has no one statement to change, and what to do about it."""
        dotted = ".".join(head.path)
        if count:
            return f"{count} {head.word}s are called `{dotted}`", f"add the text of one as a name: {dotted}.its_text"
        lines = [line for file in files for line in file]
        other = next((header_word(line) for line in lines if header_path(line)[:1] == head.path[:1]), "")
        names = [header_path(line)[0] for line in lines if header_word(line) == head.word]
        help_ = f"`{dotted}` is a {other}: change {other} {dotted}" if other else did_you_mean(dotted, names)
        return f"no {head.word} is called `{dotted}`", help_

    # ------------------------------------------------------------ blocks

    def block(self, owner: n.Line, new: tuple[n.Line, ...]) -> tuple[n.Line, ...]:
        lines, at = list(owner.body), -1  # at: where the next lines go, -1 for the end
        for written in new:
            line = self.as_row(written)
            if isinstance(line.lead, n.Patch):
                place = self.named(lines, line, line.lead)
                if place is None:
                    continue
                if line.lead.word == "remove":
                    del lines[place]
                    at -= place < at
                else:
                    at = place + (line.lead.word == "after")
                continue
            same = self.same(lines, line)
            if same is not None and reopens(line):
                lines[same] = self.merged(lines[same], line)
            elif same is not None and at < 0:
                lines[same] = self.mark(line)
            else:
                if same is not None:
                    del lines[same]
                    at -= same < at
                place = at if at >= 0 else end_for(owner, lines, line)
                lines.insert(place, self.mark(self.fresh(line)))
                at += at >= 0
        return tuple(lines)

    def fresh(self, line: n.Line) -> n.Line:
        """A new block: there is nothing in it yet that a patch could name, which is reported."""
        if reopens(line) and any(isinstance(inner.lead, n.Patch) for inner in line.body):
            return evolve(line, body=self.block(evolve(line, body=()), line.body))
        return line

    def as_row(self, line: n.Line) -> n.Line:
        """The first row of a change looks like a heading; it is one only if its corner is blank."""
        row = line.lead
        if isinstance(row, n.Row) and row.head and any(c.match or c.words or c.text for c in row.cells[: self.down]):
            return evolve(line, lead=evolve(row, head=False))
        return line

    def named(self, lines: list[n.Line], line: n.Line, patch: n.Patch) -> int | None:
        """The line a `remove`, `before` or `after` names."""
        name = patch.path[-1]
        found = next((at for at, old in enumerate(lines) if name in names_of(old, self.down)), None)
        if found is None:
            options = [option for old in lines for option in names_of(old, self.down) if option]
            help_ = did_you_mean(name, options)
            self.world.report(codes.PATCH_TARGET, line.span, f"no line here is called `{name}`", help=help_)
        return found

    def merged(self, old: n.Line, new: n.Line) -> n.Line:
        """A block opened again: what the new line writes counts, the rest stays."""
        lead = new.lead
        if isinstance(lead, n.ValueStep) and lead.start is None:
            lead = old.lead
        if new.effects or (lead != old.lead and lead is new.lead):
            self.mark(evolve(new, body=()))
        return evolve(
            old,
            lead=lead,
            label=new.label or old.label,
            effects=new.effects or old.effects,
            tail=old.tail if new.tail == n.Tail() else new.tail,
            body=self.block(old, new.body),
        )

    def mark(self, line: n.Line) -> n.Line:
        """Note who wrote the line and all under it; without a citation of its own it has the ruling's."""
        for inner in lines_in(line):
            self.wrote[inner.span] = self.name
        if self.cites and not line.tail.cites:
            line = evolve(line, tail=evolve(line.tail, cites=self.cites))
        return line

    def same(self, lines: list[n.Line], new: n.Line) -> int | None:
        """The line that the new one stands for: same name or key."""
        return next((at for at, old in enumerate(lines) if self.alike(old, new, lines)), None)

    def alike(self, old: n.Line, new: n.Line, lines: list[n.Line]) -> bool:
        match old.lead, new.lead:
            case (n.Note(), _) | (_, n.Note()):
                return False
            case n.Modifiers(), n.Modifiers():
                return new.label is None or slug(new.label.text) == line_name(old)
            case n.Results(on=here), n.Results(on=there):
                only = sum(isinstance(line.lead, n.Results) for line in lines) == 1
                return here == there or (there is None and only)
            case n.Band(match=here), n.Band(match=there):
                # A sheet prints one text over two bands, so a text does not identify a band.
                return here == there or (bool(new.tail.alias) and new.tail.alias == old.tail.alias)
            case n.Others(), n.Others():
                return True
            case (n.Roll(), n.Roll()) | (n.Verdict(), n.Verdict()) if always(old) and always(new):
                # After one that always holds no other would ever be tried.
                return old.tail.alias == new.tail.alias or isinstance(new.lead, n.Verdict)
            case n.Row(head=here), n.Row(head=there):
                return here == there and (here or names_of(old, self.down)[-1:] == names_of(new, self.down)[-1:])
            case n.Setting(word=here, values=some), n.Setting(word=there, values=others):
                return here == there and (here != "source" or some[:1] == others[:1])
            case n.Align(word=here, rulesets=some), n.Align(word=there, rulesets=others):
                return here == there and some == others
            case (n.Band() | n.Row() | n.Setting() | n.Align() | n.Given() | n.ExampleRow(), _):
                return False
            case _:
                name = line_name(new)
                return bool(name) and name == line_name(old)


def header_word(line: n.Line) -> str:
    return line.lead.word if isinstance(line.lead, n.StatementHead) else _WORDS.get(type(line.lead), "")


def header_path(line: n.Line) -> tuple[str, ...]:
    """The name of a statement, then (to tell two gains of one fact apart) its text as a name."""
    name = getattr(line.lead, "name", None)
    text = slug(line.label.text) if line.label else ""
    return (*name.text.split("."), text) if isinstance(name, n.Name) else (text,)


def lines_in(line: n.Line) -> Iterator[n.Line]:
    todo = [line]
    while todo:
        here = todo.pop()
        yield here
        todo.extend(here.body)


def names_of(line: n.Line, down: int) -> tuple[str, ...]:
    """What a line can be called in `remove`, `before`, `after`; for a row, each key and all of them together."""
    if isinstance(line.lead, n.Row):
        keys = [slug(c.words or (match_text(c.match) if c.match else "")) for c in line.lead.cells[:down]]
        return (*keys, "_".join(keys)) if not line.lead.head else ()
    match line.lead:
        case n.Others():
            return (line_name(line), "others")
        case n.Setting(word=word):
            return (word,)
        case n.Note():
            return ()
        case _:
            return (line_name(line),)


def reopens(line: n.Line) -> bool:
    """Blocks are opened again; a band is replaced, unless what stands under it only patches."""
    if isinstance(line.lead, n.Modifiers | n.Results | n.ValueStep | n.Phase):
        return True
    return isinstance(line.lead, n.Band | n.Others) and any(isinstance(inner.lead, n.Patch) for inner in line.body)


def always(line: n.Line) -> bool:
    """Whether a line has no condition."""
    return line.tail.when is None and line.tail.unless is None and not line.tail.otherwise


def end_for(owner: n.Line, lines: list[n.Line], new: n.Line) -> int:
    """Where a new line goes by itself: the end, or before the last alternative of its list."""
    if isinstance(new.lead, n.Verdict | n.Roll | n.Each):
        run = [
            at for at, old in enumerate(lines)
            if type(old.lead) is type(new.lead) and (old.tail.alias == new.tail.alias or not isinstance(new.lead, n.Roll))
        ]  # fmt: skip
        if not run:
            return len(lines)
        lasting = isinstance(new.lead, n.Verdict | n.Roll) and not always(
            new
        )  # alternatives: what always holds ends them
        last = (at for at in run if lines[at].tail.otherwise or (lasting and always(lines[at])))
        return next(last, run[-1] + 1)
    if isinstance(new.lead, n.Set):
        last = (at for at, old in enumerate(lines) if isinstance(old.lead, n.Set) and old.tail.otherwise)
        return next(last, len(lines))
    listed = isinstance(owner.lead, n.Results | n.Band | n.Others)
    if listed and not (isinstance(new.lead, n.Plain) and new.lead.also):
        last = (at for at, old in enumerate(lines) if isinstance(old.lead, n.Others) or old.tail.otherwise)
        return next(last, len(lines))
    return len(lines)
