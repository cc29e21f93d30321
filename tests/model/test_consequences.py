"""One mistake, one finding: a line that cannot be read is the only thing said, and hides nothing that stands by itself."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from model_texts import UNIT, findings

from rulec.diagnostics import Diagnostic
from rulec.model.build import build
from rulec.source import Source
from rulec.syntax import nodes as n
from rulec.syntax.parse import Parsed, parse

RULES = sorted((Path(__file__).parents[2] / "rules" / "honours_of_war").glob("*.rules"))
SMALL = (
    UNIT
    + """die AvD: 2, 3, 3, 4, 4, 5
section fighting "Fighting"
table ranges "Ranges" by arm, reach gives within length
  |     | long   | short |
  | gun | 200 yd | 80 yd |
  | shot | 80 yd | 40 yd |
term tired "tired" for unit
  "worn out" when dp is 3 or more
value burden "Burden" for unit = 2
  +1 "tired" as weary when tired
action rout "Rout" for unit
  "Runs" +1 dp
test fight "Fight" for unit against enemy
  value band = the column of ranges(arm) for distance
  roll burden AvD
  modifiers
    -1 "weary" when fight_on and tired
    +1 "fights on" as fight_on when charging
  results
    4 or more "Wins" nothing
    others "Loses" must rout
example "A gun" of fight
  given unit arm = gun, dp = 3, grade = B
  rolls 4, 4, 4
  gives band = long, total = 11
ruling guns "Guns" because "so read"
  change test fight
    modifiers
      remove weary
      +2 "guns" when arm is gun
"""
)


def told(files: dict[str, str]) -> list[Diagnostic]:
    """What is found in the files of one ruleset, by the parser and by the builder."""
    read = {path: whole(path, text) for path, text in files.items()}
    said = [d for parsed in read.values() for d in parsed.diagnostics]
    return [*said, *build([("r", parsed.tree) for parsed in read.values()])[1]]


@cache
def whole(path: str, text: str) -> Parsed:
    return parse(Source(path, text))


def spoilt(text: str) -> Iterator[tuple[int, str]]:
    """The text with a sign that the language does not have after the first word of each line in turn."""
    lines = text.split("\n")
    for at, line in enumerate(lines):
        if line.strip():
            first = re.sub(r'^(\s*)(?=")|^(\s*\S+)', r"\1\2 ? ", line)
            yield at, "\n".join((*lines[:at], first, *lines[at + 1 :]))


def test_the_small_ruleset_is_whole() -> None:
    assert not findings(SMALL)


def test_any_one_line_that_cannot_be_read_is_one_finding() -> None:
    for at, text in spoilt(SMALL):
        assert [d.code.id[:3] for d in told({"a.rules": text})] == ["RC0"], SMALL.split("\n")[at]


@pytest.mark.parametrize(
    "word", ["record", "kind", "table", "term", "test", "action", "modifiers", "results", "ruling"]
)
def test_a_misspelt_word_that_opens_a_block_is_one_finding(word: str) -> None:
    for found in re.finditer(rf"^ *{word}\b", SMALL, re.MULTILINE):
        text = f"{SMALL[: found.end() - 1]}{SMALL[found.end() :]}"
        assert len(told({"a.rules": text})) == 1, text[found.start() : found.end() + 20]


def test_a_declaring_line_of_a_shipped_ruleset_that_cannot_be_read_is_one_finding() -> None:
    files = {path.name: path.read_text("utf-8") for path in RULES}
    lines = files["ruleset.rules"].split("\n")
    for at in [
        at for at, line in enumerate(lines) if re.match(r"(record|kind|  length|  source|  arm:|  hits:)\b", line)
    ]:
        spoilt_line = re.sub(r"^(\s*\S+)", r"\1 ?", lines[at])
        text = "\n".join((*lines[:at], spoilt_line, *lines[at + 1 :]))
        assert len(told({**files, "ruleset.rules": text})) == 1, lines[at]


def test_a_fact_of_an_unknown_kind_is_one_finding() -> None:
    (finding,) = findings(SMALL.replace("arm: Arm", "arm: Armm"))
    assert finding.code.id == "RC105"


def test_a_die_that_is_not_there_is_one_finding() -> None:
    (finding,) = findings(SMALL.replace("die AvD: 2, 3, 3, 4, 4, 5\n", ""))
    assert finding.code.id == "RC106"


def test_what_stands_by_itself_is_told_all_the_same() -> None:
    """Another mistake, in a name that no line seems to declare, is found wherever the unreadable line is."""
    for at, text in spoilt(SMALL):
        line = SMALL.split("\n")[at]
        said = [d.code.id for d in told({"a.rules": text + "term odd for unit when chargign\n"})]
        hidden = any(word in line for word in ("ruleset", "record unit", "charging:"))
        assert said[1:] == ([] if hidden else ["RC101"]), line


def test_ten_mistakes_are_ten_findings_even_with_the_builder() -> None:
    text = SMALL
    for right, wrong in (
        ("kind Arm", "knid Arm"), ("record leader", "recrod leader"), ("term tired", "trem tired"), ("roll burden", "rol burden"),
        ("3 or more", ">= 3"), ("4 or more", "4+"), ("  gives band", "  givse band"), ('"Runs"', '"Runs'),
        ("| gun | 200 yd |", "| gun |"),
        ("  dp: 0 to 6", "  dp 0 to 6"),
    ):  # fmt: skip
        assert right in text
        text = text.replace(right, wrong, 1)
    assert [d.code.id[:3] for d in told({"a.rules": text})] == ["RC0"] * 10


def test_a_finding_of_a_ruleset_is_not_said_again_for_its_variants() -> None:
    text = SMALL + "term odd for unit when arm is camel\n"
    for name in ("night", "fog"):
        text += f'variant {name} of r because "so we play"\n  change kind Arm\n    {name}_men\n'
    (finding,) = findings(text)
    assert finding.code.id == "RC104"


def test_a_ruleset_line_that_cannot_be_read_leaves_its_concepts_alone() -> None:
    read = [
        ("a", parse(Source("a.rules", SMALL.replace("ruleset r", "ruleset ? r")))),
        ("", parse(Source("concepts.rules", 'concept range "Range"\n  r: ranges(gun, long)\n  s: silent\n'))),
    ]
    assert all(isinstance(parsed.tree, n.Tree) for _, parsed in read)
    (finding,) = build([(key, parsed.tree) for key, parsed in read])[1]
    assert finding.message == "no ruleset is called `s`"
