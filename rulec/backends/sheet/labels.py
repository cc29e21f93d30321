"""An author's label -> runs of text: *light*, **strong**, {name} as a link, and acts in italics as links to their rules."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rulec.backends.sheet.parts import Run, Text
from rulec.backends.sheet.typography import prose
from rulec.model import entities as e

_MARKUP = re.compile(
    r"(?<![\w*])\*\*(?P<strong>\S(?:[^*]*\S)?)\*\*(?![\w*])"
    r"|(?<![\w*])\*(?P<em>\S(?:[^*]*\S)?)\*(?![\w*])"
    r"|\{(?P<name>[A-Za-z][\w.]*)\}"
)
_DEEPEST = 3  # labels that name others that name others


def anchor(name: str) -> str:
    """What a statement is linked by."""
    return name.replace("_", "-").replace(".", "-").lower()


class Labels:
    """The names of a ruleset, and what prints for each."""

    def __init__(self, rules: e.Ruleset) -> None:
        self.rules = rules
        self.anchors = {n: anchor(n) for n in (*rules.statements, *rules.tables)}
        self.anchors |= {s.name: anchor(s.name) for s in rules.sequences if s.name not in self.anchors}
        sections = {s.name: f"section-{anchor(s.name)}" for s in rules.sections}
        self.by_label = {self._flat(s.label): n for n, s in rules.statements.items()}
        self.known = self._known()
        self.anchors = sections | self.anchors

    def _known(self) -> dict[str, str]:
        """Labels by name; where two things share a name, statements go before facts."""
        rules = self.rules
        known: dict[str, str] = {}
        for record in rules.records.values():
            known |= {f.name: f.label or spaced(f.name) for f in record.facts}
        for kind in rules.kinds.values():
            known |= {m.name: m.label or spaced(m.name) for m in (*kind.members, *kind.groups)}
        known |= {d.name: d.name for d in rules.dice.values()}
        parts: tuple[e.Statement | e.Table | e.Section | e.Sequence, ...] = (
            *rules.sections, *rules.sequences, *rules.tables.values(), *rules.statements.values()
        )  # fmt: skip
        return known | {part.name: part.label or spaced(part.name) for part in parts}

    @staticmethod
    def _flat(label: str) -> str:
        return " ".join(label.replace("*", "").lower().split())

    def named(self, name: str, statement: e.Statement | None = None) -> str:
        """The label of what a name means in a statement."""
        if statement is not None:
            line = next((ln for ln in _lines(statement) if ln.name == name and ln.label), None)
            if line is not None:
                return line.label
            step = next((s for s in statement.steps if isinstance(s, e.ValueStep) and s.name == name), None)
            if step is not None and step.label:
                return step.label
        return self.known.get(name) or self.known.get(name.rpartition(".")[2]) or spaced(name.rpartition(".")[2])

    def link(self, name: str) -> str:
        return self.anchors.get(name, "")

    def text(self, label: str, statement: e.Statement | None = None, acts: Sequence[str] = (), depth: int = 0) -> Text:
        """A label as runs. acts are what the line makes one do: what it says in italics links to them."""
        runs: list[Run] = []
        at = 0
        light = [m["em"] for m in _MARKUP.finditer(label) if m["em"]]
        for found in _MARKUP.finditer(label):
            runs += _plain(label[at : found.start()])
            at = found.end()
            if found["strong"]:
                runs.append(Run(prose(found["strong"]), "strong"))
            elif found["em"]:
                runs.append(Run(prose(found["em"]), "em", self._act(found["em"], light, acts)))
            else:
                runs += self._name(found["name"], statement, depth)
        return (*runs, *_plain(label[at:]))

    def _name(self, name: str, statement: e.Statement | None, depth: int) -> Iterator[Run]:
        told = self.named(name, statement)
        act = name in self.rules.statements and self.rules.statements[name].word in ("action", "test", "contest")
        if depth >= _DEEPEST:
            yield Run(prose(told))
            return
        for run in self.text(told, statement, depth=depth + 1):
            yield Run(run.text, run.style or ("em" if act else ""), run.to or self.link(name))

    def _act(self, said: str, light: list[str], acts: Sequence[str]) -> str:
        """The rule that a word in italics speaks of: by its label, by its name, or by its place among the acts."""
        flat = self._flat(said)
        if flat in self.by_label:
            return self.link(self.by_label[flat])
        for act in acts:
            if flat in (spaced(act), self._flat(self.named(act))) or flat.startswith(spaced(act)):
                return self.link(act)
        if len(light) == len(acts):
            return self.link(acts[light.index(said)])
        return ""


def spaced(name: str) -> str:
    return name.replace("_", " ")


def _plain(text: str) -> list[Run]:
    return [Run(prose(text))] if text else []


def _lines(statement: e.Statement) -> Iterator[e.Line]:
    if statement.figure:
        yield from statement.figure.lines
    yield from statement.cases
    for step in statement.steps:
        match step:
            case e.ModifiersStep() | e.ValueStep():
                yield from step.figure.lines
            case e.ResultsStep():
                for band in step.lines:
                    yield band
                    yield from band.cases
            case e.EffectStep():
                yield step.line
            case e.VerdictStep() | e.RollStep() | e.EachStep():
                yield from step.lines
