"""The documents keep their word: every example is read, laid out, built and run; every list is that of the code."""

from __future__ import annotations

import ast
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest
from attrs import frozen

from rulec.checks import find_all
from rulec.cli.verbs import VERBS
from rulec.codes import CODES
from rulec.diagnostics import Diagnostic
from rulec.examples import run_all
from rulec.meaning.dice import GivenDice
from rulec.meaning.evaluate import resolve
from rulec.meaning.values import Range
from rulec.model.build import build
from rulec.model.entities import Model, Value
from rulec.model.scope import BUILT_IN
from rulec.source import Source
from rulec.syntax import build_nodes, parse
from rulec.syntax.format import format_source
from rulec.syntax.words import RESERVED

ROOT = Path(__file__).parent.parent
LANGUAGE = ROOT / "grammar" / "LANGUAGE.md"
RULES = sorted(ROOT.glob("rules/**/*.rules"))
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), LANGUAGE])
_BLOCK = re.compile(r"^```rules([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\]\(([^)#\s]*)(#[^)\s]*)?\)")


@frozen
class Block:
    """A block of rules in a document; info is what stands behind ```rules: nothing, `fragment` or `bad CODE`."""

    document: str
    line: int
    info: str
    text: str

    @property
    def where(self) -> str:
        return f"{self.document}:{self.line}"

    @property
    def source(self) -> Source:
        return Source(self.where, self.text)


def blocks() -> Iterator[Block]:
    for document in DOCUMENTS:
        text = document.read_text(encoding="utf-8")
        for found in _BLOCK.finditer(text):
            line = text.count("\n", 0, found.start()) + 2
            yield Block(document.relative_to(ROOT).as_posix(), line, found[1].strip(), found[2])


GOOD = [b for b in blocks() if not b.info.startswith("bad")]
BAD = [b for b in blocks() if b.info.startswith("bad")]


def told(blocks: list[Block]) -> list[Source]:
    """The blocks of one document as files, lines where they were: one with a `ruleset` begins a file, others go on with it."""
    files: list[list[Block]] = []
    for block in blocks:
        if "\nruleset " in f"\n{block.text}":
            files.append([])
        files[-1].append(block)
    return [Source(f"{file[0].where}", _placed(file)) for file in files]


def _placed(blocks: list[Block]) -> str:
    text = ""
    for block in blocks:
        text += "\n" * (block.line - 1 - text.count("\n")) + block.text
    return text


def built(sources: list[Source]) -> tuple[Model, tuple[Diagnostic, ...]]:
    return build([(source.path, parse.parse(source).tree) for source in sources])


def of_language() -> list[Block]:
    return [b for b in GOOD if b.document == "grammar/LANGUAGE.md" and not b.info]


@cache
def game() -> tuple[Model, tuple[Diagnostic, ...]]:
    """All that the reference tells, as one build."""
    return built(told(of_language()))


def with_more(more: str) -> tuple[Model, tuple[Diagnostic, ...]]:
    """The same with more lines at the end of the last ruleset."""
    *others, last = told(of_language())
    return built([*others, Source(last.path, last.text + more)])


def ids(block: Block) -> str:
    return block.where


# ---------------------------------------------------------------- rules in documents


@pytest.mark.parametrize("block", GOOD, ids=ids)
def test_rules_in_a_document_parse_and_are_laid_out_as_fmt_would(block: Block) -> None:
    assert [d.message for d in parse.parse(block.source).diagnostics] == []
    assert format_source(block.source) == block.text


@pytest.mark.parametrize("block", BAD, ids=ids)
def test_a_mistake_raises_the_code_it_is_marked_with(block: Block) -> None:
    found = list(parse.parse(block.source).diagnostics)
    if not found:
        found = list(with_more(block.text)[1])
    assert [d.code.id for d in found] == [block.info.removeprefix("bad").strip()]


def test_the_reference_tells_rulesets_that_build_without_findings() -> None:
    model, findings = game()
    assert [f"{d.span.path} {d.code.id} {d.message}" for d in findings] == []
    assert [d.message for rules in model.rulesets.values() for d in find_all(rules)] == []
    assert list(model.rulesets) == ["hold", "drum", "drum_night"]
    assert [concept.name for concept in model.concepts] == ["breaking", "short_range"]


def test_the_examples_of_the_reference_hold() -> None:
    model, _ = game()
    runs = [ran for rules in model.rulesets.values() for ran in run_all(rules)]
    assert len(runs) >= 10
    assert [(ran.example.title, ran.problems) for ran in runs if not ran.passed] == []


# ---------------------------------------------------------------- tables of the reference


def rows(heading: str) -> list[list[str]]:
    """The body of the table in the reference whose heading begins so, cell by cell."""
    lines = LANGUAGE.read_text(encoding="utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith(heading))
    body: list[list[str]] = []
    for line in lines[at + 2 :]:
        if not line.startswith("|"):
            return body
        body.append([cell.strip() for cell in line.strip("|").split(" | ")])
    return body


def words(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def answer(lines: str, name: str, fact: str, value: str) -> Value:
    """What a statement added to the game of the reference comes to for a unit of which one thing is known."""
    model, findings = with_more(lines)
    assert findings == ()
    rules = model.rulesets["drum"]
    known: Value = value if value.isidentifier() else Fraction(value.removesuffix(" in"))
    found = resolve(rules, name, {"unit": {fact: known}}, {}, GivenDice({}))
    result = found.outputs["unit", name]
    assert not isinstance(result, Range)
    return result


BOUNDS = "| Words | Mean | The bound is | Example | Holds for | Not for |"
CAPS = "| Words | Mean | The bound is | Example | Turns | Leaves |"


@pytest.mark.parametrize("row", rows(BOUNDS), ids=lambda row: row[0])
def test_a_bound_word_means_what_the_reference_says(row: list[str]) -> None:
    (word,), (condition,) = words(row[0]), words(row[3])
    assert f" {word} " in f" {condition} "
    term = f"\nterm probe for unit when {condition}\n"
    fact = condition.split()[0]
    assert [answer(term, "probe", fact, value) for value in row[4].split(", ")] == [True] * (row[4].count(", ") + 1)
    assert [answer(term, "probe", fact, value) for value in row[5].split(", ")] == [False] * (row[5].count(", ") + 1)


@pytest.mark.parametrize("row", rows("| On a sheet | Write | As in | Holds for | Not for |"), ids=lambda row: row[0])
def test_words_of_sheets_are_written_as_the_reference_says(row: list[str]) -> None:
    word, (condition,) = words(row[1])[0], words(row[2])
    assert f" {word} " in f" {condition} "
    term = f"\nterm probe for unit when {condition}\n"
    fact = condition.split()[0]
    assert {answer(term, "probe", fact, value) for value in row[3].split(", ")} == {True}
    assert {answer(term, "probe", fact, value) for value in row[4].split(", ")} == {False}


@pytest.mark.parametrize("row", rows(CAPS), ids=lambda row: row[0])
def test_a_cap_does_what_the_reference_says(row: list[str]) -> None:
    value = f"\nvalue probe for unit = hits\n  {words(row[3])[0]}\n"
    before, after = row[4].split(" into ")
    assert answer(value, "probe", "hits", before) == Fraction(after)
    for kept in row[5].split(", "):
        assert answer(value, "probe", "hits", kept) == Fraction(kept)


def test_the_reserved_words_of_the_reference_are_those_of_the_grammar() -> None:
    text = LANGUAGE.read_text(encoding="utf-8")
    listed = words(text.split("<!-- reserved words")[1].split("-->", 1)[1].split("<!-- end -->")[0])
    assert listed == sorted(RESERVED)


def test_the_built_in_names_of_the_reference_are_those_of_the_model() -> None:
    listed = [word for row in rows("| Name | Is |") for word in words(row[0])]
    assert sorted(listed) == sorted(BUILT_IN)


def test_the_limits_of_the_reference_are_those_of_the_parser() -> None:
    limits = {row[0]: int(row[1]) for row in rows("| At most | |")}
    assert limits == {
        "characters in a file": parse.MOST_CHARACTERS,
        "characters in a line": parse.LONGEST_LINE,
        "findings told of one file": parse.MOST_FINDINGS,
        "blocks in blocks, brackets in brackets": parse.DEEPEST,
        "digits in a number": build_nodes.MOST_DIGITS,
        "dice of one sort in a roll": build_nodes.MOST_DICE,
    }


def test_the_bands_of_codes_in_the_reference_are_those_there_are() -> None:
    listed = [row[0] for row in rows("| Codes | About |")]
    assert listed == sorted({code[:3] for code in CODES})


# ---------------------------------------------------------------- links and commands


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda d: d.name)
def test_every_link_of_a_document_leads_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for target, anchor in _LINK.findall(text):
        if "://" in target:
            continue
        there = (document.parent / target) if target else document
        assert there.exists(), target
        if anchor:
            assert anchor[1:] in anchors(there), anchor


def anchors(document: Path) -> set[str]:
    """The anchors that headings have, made as the common hosts make them."""
    headings = re.findall(r"^#+ (.*)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_ci_runs_the_test_command_of_the_readme() -> None:
    last = (ROOT / ".ci" / "run").read_text(encoding="utf-8").strip().splitlines()[-1]
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert last in readme.splitlines()


def test_every_verb_is_in_the_readme_and_no_other() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `rulec ([a-z]+)", readme, re.MULTILINE)
    assert sorted(listed) == sorted(VERBS)


def test_rules_in_the_readme_are_quoted_from_a_ruleset() -> None:
    texts = [file.read_text(encoding="utf-8") for file in RULES]
    quoted = [block.text for block in GOOD if block.document == "README.md"]
    assert quoted
    assert [text for text in quoted if not any(text in file for file in texts)] == []


def test_every_ruleset_is_in_the_readme_and_no_other() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    heads = (re.findall(r"^ruleset (\w+)", file.read_text(encoding="utf-8"), re.MULTILINE) for file in RULES)
    listed = re.findall(r"^\| \[(\w+)\]\(rules/", readme, re.MULTILINE)
    assert sorted(listed) == sorted(name for names in heads for name in names)


def commands() -> Iterator[tuple[str, str]]:
    """The commands in the console blocks of documents, each with what it prints there."""
    for document in DOCUMENTS:
        for block in re.findall(
            r"^```console\n(.*?)^```$", document.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
        ):
            for found in re.finditer(r"^\$ ((?:.*\\\n)*.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
                yield found[1].replace("\\\n", " "), found[2]


@pytest.mark.parametrize(("command", "printed"), list(commands()))
def test_a_command_in_a_document_prints_what_the_document_shows(command: str, printed: str, tmp_path: Path) -> None:
    program, *arguments = shlex.split(command)
    assert program == "rulec"
    environment = os.environ | {
        "NO_COLOR": "1",
        "PYTHONIOENCODING": "utf-8",
        "RULEC_CACHE_DIR": str(tmp_path),
        "COLUMNS": "100",
    }
    done = subprocess.run(
        [sys.executable, "-m", "rulec", *arguments], cwd=ROOT, env=environment, capture_output=True, check=False
    )
    assert done.stderr == b""
    assert done.stdout.decode().splitlines() == printed.splitlines()


@pytest.mark.parametrize("name", ["ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_a_guide_is_short_enough_to_be_read(name: str) -> None:
    assert len((ROOT / name).read_text(encoding="utf-8").splitlines()) < 120


def test_the_architecture_names_every_part_of_the_house_and_nothing_that_is_not_there() -> None:
    package = ROOT / "rulec"
    files = {p.relative_to(ROOT).as_posix() for p in package.rglob("*.py") if p.name != "__init__.py"}
    folders = {p.parent.relative_to(ROOT).as_posix() + "/" for p in package.rglob("__init__.py")}
    named = set(named_modules())
    assert named <= files | folders
    assert {name for name in files if name.count("/") == 1} | folders <= named


def test_the_first_line_of_every_module_says_what_it_is_for() -> None:
    modules = [p for p in (ROOT / "rulec").rglob("*.py") if p.read_text(encoding="utf-8")]
    assert [p for p in modules if not ast.get_docstring(ast.parse(p.read_text(encoding="utf-8")))] == []


def named_modules() -> Iterator[str]:
    """The paths in the tree of modules: `  syntax/  ...` opens a folder, `a.py, b.py  ...` names two files."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    tree = text.split("<!-- modules -->")[1].split("<!-- end -->")[0].strip().strip("`").strip("\n")
    folders: list[str] = []
    for line in tree.splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        del folders[depth:]
        for name in re.findall(r"(?:^|, ?)([a-z_]+(?:/|\.py))", line.strip()):
            yield "".join(folders) + name
            if name.endswith("/"):
                folders.append(name)
