"""Spoilt texts: 2,000 random or mutated ones never raise; "has errors" agrees with a strict reading; fixes that are
called safe take their finding away and bring no other; ten mistakes are ten findings."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import pytest
from lark import Lark
from lark.exceptions import LarkError

from rulec.diagnostics import Diagnostic
from rulec.source import Source
from rulec.syntax import messages as m
from rulec.syntax.grammar import STARTS, WholeWords, grammar_text
from rulec.syntax.layout import lay_out
from rulec.syntax.parse import MOST_FINDINGS, Parsed, parse

ROOT = Path(__file__).parents[2]
# Real rules of every shape, and examples of them, each long enough for ten mistakes of a kind.
SAMPLES = [
    ROOT / "rules" / name
    for name in (
        "cfeo18/combat.rules",
        "cfeo16/combat.rules",
        "cfeo16_rulebook/combat.rules",
        "cfeo16_rulebook/ruleset.rules",
        "carolus_rex/examples.rules",
        "honours_of_war/examples.rules",
    )
]
TOKENS = [
    '"', '"x"', "|", "(", ")", "#", "@", "@qrs 3", "and", "or", "when", "unless", "otherwise", "to", "roll", "results", "+1",
    "-", "+/-", "3-4", "5+", ">", "=", "1/2", "1/0", "3:0", "9" * 40, "999999D6", "\t", "\n", "\n  ", "\n      ", "\u2028",
    "\x00", "\u201c", "\u2212", "\u00a0", "\r", "half", "x", "\\", "{", "}", "dp", "per", "as", "is", "not", "D6", "  ",
]  # fmt: skip


def read(text: str) -> Parsed:
    return parse(Source("m.rules", text))


@cache
def strict() -> Lark:
    return Lark(grammar_text(), parser="lalr", start=list(STARTS), maybe_placeholders=True, postlex=WholeWords())


def strictly_wrong(text: str) -> bool:
    """Whether a plain reading, line by line, that stops at the first fault finds one."""
    readable, odd = m.readable("m.rules", text)
    laid = lay_out(readable)
    if odd or laid.tabs or any(line.askew is not None or line.unclosed is not None for line in laid.order):
        return True
    columns: dict[int, int] = {}  # cells of the heading, by where the table stands
    above = {id(child): line.start for line in laid.order for child in line.below}
    for line in laid.order:
        body = laid.text[line.start : line.end]
        figures = "" if line.row and line.place == "given" else body  # the cells of examples are read by the model
        if re.search(r"(?<![A-Za-z0-9_])([0-9]{31}|[0-9]+[/:]0+(?![0-9]))", re.sub(r'"(?:\\.|[^"\\])*"', "", figures)):
            return True
        if any(
            int(found) > 100
            for found in re.findall(r"\b([0-9]{3,30})\s*(?:D[0-9]|AvD)", re.sub(r'"[^"]*"', "", figures))
        ):
            return True
        if re.search(r'because\s*"\s*"', body):
            return True
        try:
            if line.row:
                whole = re.fullmatch(
                    r"\|(.*)\|\s*((?:@.*)?)",
                    re.sub(r'"(?:\\.|[^"\\])*"', lambda t: '"' + "q" * (len(t.group()) - 2) + '"', body),
                )
                if not whole or line.place not in ("rowline", "given"):
                    return True
                cells = whole.group(1).split("|")
                if all(re.fullmatch(":?-{2,}:?", cell.strip()) for cell in cells):
                    return True
                if columns.setdefault(above.get(id(line), -1), len(cells)) != len(cells):
                    return True
                if whole.group(2):
                    strict().parse(whole.group(2), start="rowtail")
                for cell in cells if line.place == "rowline" else ():
                    if cell.strip(" \t") not in ("", "-"):
                        strict().parse(cell.strip(" \t"), start="cell")
            else:
                strict().parse(body, start=line.place)
                if body.startswith("language") and (line is not laid.order[0] or body.split()[1] != "1"):
                    return True
        except LarkError:
            return True
    return False


def apply(text: str, finding: Diagnostic) -> str:
    assert finding.fix is not None
    for edit in sorted(finding.fix.edits, key=lambda e: -e.span.start):
        text = text[: edit.span.start] + edit.text + text[edit.span.end :]
    return text


def mutant(seed: int) -> str:
    """A real text with one to four things cut, doubled, swapped or put in; every tenth one pure noise."""
    r = Random(seed)
    if seed % 10 == 0:
        return "".join(r.choice([*TOKENS, " ", "\n", chr(r.randrange(1, 0x2FFF))]) for _ in range(r.randrange(300)))
    lines = r.choice(SAMPLES).read_text("utf-8").split("\n")
    start = r.randrange(len(lines))
    text = "\n".join(lines[start : start + r.randrange(1, 40)])
    for _ in range(r.randint(1, 4)):
        a = r.randrange(len(text) + 1)
        b = min(len(text), a + r.randrange(1, 12))
        text = r.choice(
            (text[:a] + text[b:], text[:a] + r.choice(TOKENS) + text[a:], text[:a] + text[a:b] * 2 + text[b:],
             text[:a] + r.choice(TOKENS) + text[b:])
        )  # fmt: skip
    return text


@pytest.mark.parametrize("batch", range(20))
def test_mutants(batch: int) -> None:
    for seed in range(batch * 100, batch * 100 + 100):
        text = mutant(seed)
        found = read(text).diagnostics
        assert len(found) <= MOST_FINDINGS
        for finding in found:
            spans = [finding.span, *(e.span for e in (finding.fix.edits if finding.fix else ()))]
            assert all(0 <= s.start <= s.end <= len(text) for s in spans), f"seed {seed}"
        assert bool(found) == strictly_wrong(text), f"seed {seed}: {[d.message for d in found]}\n{text}"


@pytest.mark.parametrize("batch", range(20))
def test_safe_fixes(batch: int) -> None:
    """After a safe fix the finding is gone, and the others are what they were."""
    for seed in range(batch * 100, batch * 100 + 100):
        text = mutant(seed)
        found = read(text).diagnostics
        if len(found) == MOST_FINDINGS:
            continue  # a finding less makes room for one that was left off
        for finding in [d for d in found if d.fix and d.fix.safe][:3]:
            after = read(apply(text, finding)).diagnostics
            left = sorted(d.message for d in found if d is not finding)
            assert sorted(d.message for d in after) == left, f"seed {seed}: {finding.message}\n{text}"


def outside(pattern: str, put: str) -> Callable[[str], str]:
    """Replace the first match that stands outside texts, comments and citations."""

    def spoil(line: str) -> str:
        hidden = re.sub(r'"(?:\\.|[^"\\])*"|#.*|@.*', lambda t: "\x01" * len(t.group()), line)
        found = re.search(pattern, hidden)
        return line[: found.start()] + found.expand(put) + line[found.end() :] if found else line

    return spoil


# one mistake an author makes, by what it does to a line that has a place for it
MISTAKES: dict[str, Callable[[str], str]] = {
    "misspelt first word": outside(r"^( *)(rol|result|modifier|valu|tes|actio|tabl)[lset n](?= |$)", r"\1\2"),
    "range as printed": outside(r"^( +)(\d+) to (\d+)", r"\1\2-\3"),
    "open band as printed": outside(r"^( +)(\d+) or more", r"\1\2+"),
    "quote left open": lambda s: re.sub(r'"([^"]*)"(?=[^"]*$)', r'"\1', s),
    "misspelt when": outside(" when ", " wehn "),
    "doubled is": outside(" is ", " is is "),
    "symbol": outside(" more than (?!0)", " > "),
    "row cut": lambda s: re.sub(r"^( *\|[^|]*\w[^|]*)\|[^|]*\|", r"\1|", s) if s.count("|") > 3 else s,
    "curly quotes": lambda s: re.sub(r'^([^"]*)"([^"]*)"([^"]*)$', "\\1\u201c\\2\u201d\\3", s),
}


@pytest.mark.parametrize("mistake", MISTAKES)
@pytest.mark.parametrize("path", SAMPLES, ids=lambda p: p.stem)
def test_ten_mistakes_are_ten_findings(path: Path, mistake: str) -> None:
    lines = path.read_text("utf-8").split("\n")
    rows = [line.lstrip().startswith("|") for line in ["", *lines]]  # a cut heading would make all its rows wrong
    places = [
        k
        for k, line in enumerate(lines)
        if MISTAKES[mistake](line) != line and line.lstrip()[:1] != "#" and (mistake != "row cut" or rows[k])
    ]
    spoilt: list[int] = []
    for k in Random(mistake).sample(places, len(places)):
        if all(abs(k - other) > 2 for other in spoilt) and len(spoilt) < 10:
            spoilt.append(k)
    for k in spoilt:
        lines[k] = MISTAKES[mistake](lines[k])
    source = Source("s.rules", "\n".join(lines))
    found = parse(source).diagnostics
    where = [source.position(d.span.start)[0] - 1 for d in found]
    assert len(found) == len(spoilt), "\n".join(
        f"{lines[w]}\n   {d.message}" for w, d in zip(where, found, strict=True)
    )


@pytest.mark.parametrize("mistake", MISTAKES)
def test_every_mistake_has_a_place(mistake: str) -> None:
    """The test above spoils several lines for each mistake, so that it cannot pass for want of cases."""
    lines = [line for path in SAMPLES for line in path.read_text("utf-8").split("\n")]
    assert sum(MISTAKES[mistake](line) != line for line in lines) >= 3
