"""Every statement prints: its label and figures stand in its own section, in the PDF, the HTML and the Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from html.parser import HTMLParser

import pytest
from markdown_it import MarkdownIt
from sheet_samples import BOOK, SHEETS, committed, pages_of, project

from rulec.backends.sheet.hints import hints_of
from rulec.backends.sheet.parts import all_texts, plain
from rulec.backends.sheet.view import view
from rulec.model import entities as e

VULGAR = {"½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4"}
BARE = str.maketrans(dict.fromkeys("\xad\u200b\x02\ufffe*{}()−–-.:;,·‘’“”'\"±", "") | VULGAR)


def bare(text: str) -> str:
    """Without blanks, hyphens (a line may end in one), stops, quotes and case: all that print sets in its own way."""
    text = re.sub(r"(?<=\d)(\.5)(?=\s?deg|°)", "1/2", text.replace("+/-", ""))
    text = re.sub(r"(?<=\d)\s*deg\b", "°", text)
    return re.sub(r"[\s\u00a0]+", "", text.translate(BARE)).casefold()


# ---------------------------------------------------------------- what must be there, from the model alone


def runs(rules: e.Ruleset) -> Iterator[tuple[str, str, str]]:
    """Section, statement, and what of it must be found: each label with the plain figure that leads it."""
    for statement in (*rules.statements.values(), *rules.gains):
        yield statement.section, statement.name, statement.label
        alone = statement.figure is not None and statement.figure.start is None and len(statement.figure.lines) == 1
        for line in lines(statement):
            first = lead(rules, line).lstrip("+" if alone else "")
            yield statement.section, statement.name, f"{first}{line.label}"
            yield from ((statement.section, statement.name, note) for note in line.notes)
        yield from ((statement.section, statement.name, note) for note in statement.notes)
    for table in rules.tables.values():
        yield table.section, table.name, table.label
        for row in table.rows:
            cells = [c.text for c in row.cells if c.match is None or re.fullmatch(r"[\d\w ]+", c.text)]
            # A unit that all figures of a table have is said once.
            shown = (re.sub(rf" {rules.length}\b| to ", "", text).replace("_", " ") for text in cells)
            yield from ((table.section, table.name, text) for text in shown)
    for sequence in rules.sequences:
        for phase in sequence.phases:
            yield from ((sequence.section, sequence.name, label) for label in labels(phase))


def labels(phase: e.Phase) -> Iterator[str]:
    yield phase.label
    yield from (line.label for line in phase.lines)
    for inner in phase.phases:
        yield from labels(inner)


def lines(statement: e.Statement) -> Iterator[e.Line]:
    yield from statement.figure.lines if statement.figure else ()
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
            case _:
                yield from step.lines


def lead(rules: e.Ruleset, line: e.Line) -> str:
    """The figure that stands before a label: +1, 20 yd."""
    if not isinstance(line, e.FigureLine) or line.op not in ("add", "set") or not isinstance(line.amount, e.Const):
        return ""
    value = line.amount.value
    if not isinstance(value, Fraction) or line.stop is not None or line.amount.type.sort not in ("number", "length"):
        return ""
    unit = rules.length if line.amount.type.sort == "length" else ""
    sign = "+" if line.op == "add" and line.sign == "+" and value >= 0 else ""
    return f"{sign}{abs(value)}{unit}"


# ---------------------------------------------------------------- what is there


class _Sections(HTMLParser):
    """The text of each section of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.at = ""
        self.quiet = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "section":
            self.at = dict(attrs)["id"] or ""
        self.quiet = self.quiet or tag == "style"

    def handle_endtag(self, tag: str) -> None:
        if tag == "section":
            self.at = ""
        self.quiet = self.quiet and tag != "style"

    def handle_data(self, data: str) -> None:
        if self.at and not self.quiet:
            self.found[self.at] = self.found.get(self.at, "") + data


def by_heading(text: str, titles: list[str]) -> list[str]:
    """A text cut at its headings, which come in this order."""
    found = []
    at = text.index(titles[0])
    for title, following in zip(titles, [*titles[1:], ""], strict=True):
        end = text.index(following, at + len(title)) if following else len(text)
        found.append(text[at:end])
        at = end
    return found


def in_pdf(name: str) -> dict[str, str]:
    rules = project().model.rulesets[name]
    sheet = view(rules, hints_of(rules))
    shown = list(sheet.sections)
    text = "\n".join(pages_of(committed(name, "pdf")))
    # Headings are set in capitals, and nothing else is; those over several sections come in their order.
    headings = [re.sub(r"\s", "", s.short if s.part else s.short.upper()) for s in shown] + ["RULINGS"]
    pieces = by_heading(re.sub(r"[\s\u00a0\u0002\ufffe]|-(?=\n)", "", text), headings)
    return {s.name: bare(p) for s, p in zip(shown, pieces, strict=False)}


def in_html(name: str) -> dict[str, str]:
    parser = _Sections()
    parser.feed(committed(name, "html").decode())
    return {at.removeprefix("section-").replace("-", "_"): bare(text) for at, text in parser.found.items()}


def in_markdown(name: str) -> dict[str, str]:
    rules = project().model.rulesets[name]
    titles = {s.title: s.name for s in view(rules, hints_of(rules)).sections}
    found: dict[str, str] = {}
    at, heading = "", False
    for token in MarkdownIt("commonmark").enable("table").parse(committed(name, "md").decode()):
        if token.type != "inline":
            heading = token.type == "heading_open"
            continue
        text = "".join(t.content for t in token.children or () if t.type == "text")
        at = titles.get(text, at) if heading else at
        found[at] = found.get(at, "") + " " + text
    return {at: bare(text) for at, text in found.items()}


FORMATS = {"pdf": in_pdf, "html": in_html, "markdown": in_markdown}


@pytest.mark.parametrize("fmt", FORMATS)
@pytest.mark.parametrize("name", [*SHEETS, BOOK])
def test_each_statement_prints_in_its_section(name: str, fmt: str) -> None:
    rules = project().model.rulesets[name]
    there = FORMATS[fmt](name)
    hidden = hints_of(rules).hidden  # what only serves to work others out; it has no printed run
    lost = []
    count = 0
    for section, statement, run in runs(rules):
        if statement in hidden:
            continue
        # What stands in braces prints another label; the words around it are looked for one by one.
        for part in re.split(r"\{[\w.]*\}", run):
            if bare(part):
                count += 1
                if bare(part) not in there.get(section, ""):
                    lost.append((section, statement, part))
    assert lost == []
    assert count > 150


@pytest.mark.parametrize("name", [*SHEETS, BOOK])
def test_no_identifier_is_printed(name: str) -> None:
    rules = project().model.rulesets[name]
    texts = [plain(text) for text in all_texts(view(rules, hints_of(rules)))]
    assert [t for t in texts if re.search(r"\w_\w", t)] == []
    assert [t for t in texts if re.search(r"(?<!\w)-\d|\*\*|\{", t)] == []


@pytest.mark.parametrize("name", SHEETS)
def test_the_foot_says_whose_the_rules_are_and_of_what_state(name: str) -> None:
    text = re.sub(r"\s+", " ", pages_of(committed(name, "pdf"))[0])
    assert "Unofficial transcription in our own words" in text
    assert re.search(r"rules [0-9a-f]{12}", text)
    assert project().model.rulesets[name].edition in text
