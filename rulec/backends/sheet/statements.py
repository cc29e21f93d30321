"""A statement -> the blocks that print it: a paragraph where it is short, lists with figures in a column where it is not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from attrs import define, evolve, field

from rulec.backends.sheet.figures import Figures
from rulec.backends.sheet.joining import capital, sentences, series, strong, tone
from rulec.backends.sheet.labels import Labels, spaced
from rulec.backends.sheet.parts import Block, Note, Para, Row, Rows, Run, Text, plain
from rulec.backends.sheet.typography import sentence
from rulec.backends.sheet.words import ONLY, Words
from rulec.model import entities as e

_ON = ("and ", "or ")
_FEW = 96  # characters that a list of two may have to run into the paragraph


@define
class Marks:
    """Footnotes of the section in hand, and the numbers of the rulings."""

    rulings: dict[str, str]
    notes: list[Note] = field(factory=list)
    prefix: str = ""

    def of(self, line: e.Line, words: Words) -> Text:
        """What is raised behind a line: the ruling that wrote it, then its footnotes."""
        found = [Run(self.rulings[line.ruling], "mark", f"ruling-{line.ruling.replace('_', '-')}")] if (
            line.ruling in self.rulings
        ) else []  # fmt: skip
        for note in line.notes:
            said = words.labels.text(note, words.statement)
            known = next((n for n in self.notes if n.text == said), None)
            if known is None:
                mark = chr(ord("a") + len(self.notes) % 26) * (len(self.notes) // 26 + 1)
                known = Note(mark, said, f"{self.prefix}-note-{mark}")
                self.notes.append(known)
            found.append(Run(known.mark, "mark", known.anchor))
        return tuple(found)


class Setter:
    """Sets one statement: collects sentences until a list has to stand by itself."""

    def __init__(self, statement: e.Statement, labels: Labels, marks: Marks) -> None:
        self.statement = statement
        self.labels = labels
        self.words = Words(labels, statement)
        self.marks = marks
        self.figures = Figures(self.words, self.line)
        self.blocks: list[Block] = []
        self.said: list[Text] = []
        self.lead: Text = ()

    def set(self) -> tuple[Block, ...]:
        statement = self.statement
        self.lead = tuple(Run(r.text, "strong", r.to) for r in self.labels.text(statement.label or statement.name))
        if statement.when is not None and statement.word != "term":
            self.say(self.words.when(statement.when, ONLY))
        if statement.figure is not None:
            self._value("", statement.figure, None)
        for step in statement.steps:
            self._step(step)
        self.flush()
        if not self.blocks:
            self.blocks.append(Para(self.lead, ()))
        for note in statement.notes:
            self.blocks.append(Note("", self.labels.text(note, statement)))
        return tuple(self.blocks)

    # ------------------------------------------------------------ collecting

    def say(self, text: Text) -> None:
        """A sentence; one that begins with a small `and` or `or` goes on with the last."""
        if self.said and plain(text).startswith(_ON):
            self.said[-1] = (*self.said[-1], Run(", "), *text)
        elif text:
            self.said.append(capital(text))

    def flush(self) -> None:
        if self.said or self.lead:
            self.blocks.append(Para(self.lead, sentences(self.said)))
        self.said, self.lead = [], ()

    def rows(self, kind: str, rows: Iterable[Row]) -> None:
        kept = tuple(rows)
        if kept:
            self.flush()
            self.blocks.append(Rows(kind, kept))

    def line(self, line: e.Line) -> Text:
        """A line's own words: its label, else its formal part; then its marks."""
        acts = tuple(_acts(line))
        said = self.labels.text(line.label, self.statement, acts) if line.label else self._unlabelled(line)
        return (*said, *self.marks.of(line, self.words)) if said else ()

    def _unlabelled(self, line: e.Line) -> Text:
        said: Text = ()
        match line:
            case e.EffectLine() | e.EachLine() | e.BandLine():
                said = self.words.effects(line.effects)
                if isinstance(line, e.BandLine) and line.cases and said == ():
                    return ()
        if line.when is not None:
            said = (*said, *self.words.when(line.when, ", " if said else ""))
        elif line.otherwise:
            said = (*said, Run(" otherwise" if said else "otherwise"))
        return said

    # ------------------------------------------------------------ steps

    def _step(self, step: e.Step) -> None:
        match step:
            case e.VerdictStep():
                self._verdicts(step.lines)
            case e.RollStep():
                self._rolls(step)
            case e.EachStep():
                self._faces(step.lines)
            case e.ModifiersStep():
                self._heading(step.label, step.when)
                self.rows("sums", (self.figures.row(line) for line in step.figure.lines))
            case e.ValueStep():
                self._step_value(step)
            case e.ResultsStep():
                self._results(step)
            case e.EffectStep():
                self.say(self.line(step.line))

    def _heading(self, label: str, when: e.Cond | None) -> None:
        if label.casefold() == self.statement.label.casefold():
            label = ""
        said = tuple(Run(r.text, "strong", r.to) for r in self.labels.text(label)) if label else ()
        if when is not None:
            said = (*said, *self.words.when(when, " " if said else ""))
        if said:
            self.say((*capital(said), Run(":")))

    def _verdicts(self, lines: tuple[e.VerdictLine, ...]) -> None:
        shown = [line for line in lines if line.label or line.when is not None]
        rest = next((line for line in lines if line not in shown), None)
        words = {line: _verdict(line.word, rest) for line in shown}
        if len(shown) > 3:
            rows = [Row((Run(word, "strong"),), self._either(group)) for word, group in _grouped(shown, words)]
            self.rows("verdicts", rows)
        else:
            for word, group in _grouped(shown, words):
                self.say((Run(f"{word}: ", "strong"), *self._either(group)))
        if rest is not None and rest.word in ("must", "need not") and shown:
            self.say((Run(f"Others {rest.word}"),))

    def _either(self, lines: list[e.VerdictLine]) -> Text:
        return series([capital(self.line(line)) for line in lines])

    def _rolls(self, step: e.RollStep) -> None:
        labelled = all(line.label for line in step.lines)
        name = f"{sentence(spaced(step.name))}: roll" if step.name and not labelled else "Roll"
        rolls = [(self.words.dice(line.dice), self._who(line)) for line in step.lines]
        if len(rolls) > 2:
            self.say((Run(f"{name}:"),))
            self.rows("dice", (Row(strong(dice), who) for dice, who in rolls))
            return
        said: list[Run] = []
        for dice, who in rolls:
            said += (Run("; ") if said else Run(f"{name} "), *strong(dice), *((Run(": "), *who) if who else ()))
        self.say(tuple(said))

    def _who(self, line: e.RollLine) -> Text:
        """Of whom a roll is: its label, or its condition if there is one."""
        return self.line(line)

    def _faces(self, lines: tuple[e.EachLine, ...]) -> None:
        rows = [Row((Run("each "), *strong(self.words.match(line.match))), self.line(line)) for line in lines]
        if len(rows) > 1:
            self.rows("faces", rows)
        else:
            self.say((Run("Each "), *rows[0].lead[1:], Run(": "), *rows[0].text))

    # ------------------------------------------------------------ figures

    def _value(self, label: str, figure_: e.Figure, when: e.Cond | None) -> None:
        said: Text = tuple(Run(r.text, "strong" if figure_.lines else r.style, r.to) for r in self.labels.text(label))
        start = self.figures.range(figure_.start, figure_.stop)
        if start:
            said = (*said, Run(": "), *start) if said else start
            if figure_.rounding:
                said = (*said, Run(f", rounded {figure_.rounding}"))
        if when is not None:
            said = (*said, *self.words.when(when, ", "))
        rows = [self.figures.row(line) for line in figure_.lines]
        short = sum(len(plain(row.text)) for row in rows)
        titled = not said and bool(self.lead) and len(rows) == 1 and bool(plain(rows[0].lead))
        if titled and figure_.lines[0].op == "add":  # what a value begins with is no change of it
            rows = [evolve(row, lead=tuple(Run(r.text.lstrip("+"), "strong", r.to) for r in row.lead)) for row in rows]
        if len(rows) <= 2 and short <= _FEW and (said or titled):
            tail = [(*row.lead, *((Run(" "),) if plain(row.lead) and row.text else ()), *row.text) for row in rows]
            opening = (*said, Run("; " if start else ": ")) if tail and said else said
            self.say((*opening, *series(tail)))
            return
        if rows:
            self.say((*said, Run("; then:" if start else ":")) if said else ())
            self.rows("figures", rows)
        else:
            self.say(said)

    def _step_value(self, step: e.ValueStep) -> None:
        """What a gain is limited to needs no name: its lines say it."""
        if self.statement.word == "gain" and step.name == "gained" and all(line.label for line in step.figure.lines):
            for line in step.figure.lines:
                self.say(self.line(line))
            return
        self._value(step.label or self.labels.named(step.name), step.figure, step.when)

    # ------------------------------------------------------------ results

    def _results(self, step: e.ResultsStep) -> None:
        if not any(line.match or line.others for line in step.lines):
            self._heading(step.label, None)
            if len(step.lines) > 4:
                self.rows("cases", (Row((), capital(self._case(line))) for line in step.lines))
            else:
                for line in step.lines:
                    self.say(capital(self._case(line)))
            return
        type_ = getattr(step.on, "type", e.Type("number"))
        marked = any(_negative(line.match) for line in step.lines)
        self._heading(step.label, None)
        self.rows("bands", (self._band(line, type_, marked) for line in step.lines))

    def _band(self, line: e.BandLine, type_: e.Type, marked: bool) -> Row:
        lead: Text = ()
        if line.others:
            lead = (Run("others", "strong"),)
        elif line.match is not None:
            told = plain(self.words.match(line.match, type_, marked=marked))
            lead = (tone(told) if marked else Run(told, "strong"),)
        return Row(lead, self._case(line))

    def _case(self, line: e.BandLine) -> Text:
        own = self.line(line)
        if not line.cases:
            return own
        # One ruling that wrote the whole band is marked once.
        cases = [evolve(c, ruling="") if own and c.ruling == line.ruling else c for c in line.cases]
        return sentences([own, *(capital(self.line(case)) for case in cases)])


# ---------------------------------------------------------------- terms


def term(statement: e.Statement, labels: Labels, marks: Marks) -> Para:
    """A term and its meaning: any of its cases, or its condition."""
    setter = Setter(statement, labels, marks)
    name = tuple(Run(r.text, "strong", r.to) for r in labels.text(statement.label or statement.name))
    lead = (Run(name[0].text, "strong", name[0].to, labels.link(statement.name)), *name[1:]) if name else ()
    cases = [
        setter.line(case) if case.label or case.when is None else setter.words.cond(case.when)
        for case in statement.cases
    ]
    if [plain(case).casefold() for case in cases] == [plain(name).casefold()]:
        cases = []  # a sort of troops that is named as it is: its name says it all
    said = list(series(cases))
    if statement.when is not None:
        told = setter.words.cond(statement.when)
        said += (Run(", and only if " if len(cases) == 1 else "; any of them only if "), *told) if said else told
    for note in statement.notes:
        said += (*((Run(". "),) if said else ()), *labels.text(note, statement))
    return Para(lead, tuple(said))


# ---------------------------------------------------------------- lines


def _negative(match: e.Match | None) -> bool:
    for alt in match.alts if match else ():
        match alt:
            case e.Between():
                ends = [end for end in (alt.low, alt.high) if isinstance(end, e.Const)]
                if any(isinstance(end.value, Fraction) and end.value < 0 for end in ends):
                    return True
            case e.Members(values=values):
                if any(isinstance(v, Fraction) and v < 0 for v in values):
                    return True
    return False


def _verdict(word: str, rest: e.VerdictLine | None) -> str:
    """May, where all others may not, is Only."""
    if word == "may" and rest is not None and rest.word == "may not":
        return "Only"
    return sentence(word)


def _grouped(lines: list[e.VerdictLine], words: dict[e.VerdictLine, str]) -> Iterator[tuple[str, list[e.VerdictLine]]]:
    group: list[e.VerdictLine] = []
    for line in lines:
        if group and words[group[-1]] != words[line]:
            yield words[group[0]], group
            group = []
        group.append(line)
    if group:
        yield words[group[0]], group


def _acts(line: e.Line) -> Iterator[str]:
    for effect in getattr(line, "effects", ()):
        match effect:
            case e.Obliges():
                yield from effect.acts
            case e.Take():
                yield effect.statement
