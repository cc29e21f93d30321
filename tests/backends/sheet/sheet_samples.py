"""The rulesets of this project, understood once, and their sheets as they are kept; small rulesets."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pypdfium2

from rulec.backends.sheet import manifest
from rulec.backends.sheet.emit import Made
from rulec.compile import Compiled, compile_project
from rulec.model.build import build
from rulec.model.entities import Ruleset
from rulec.project import find_project
from rulec.source import Source
from rulec.syntax.parse import parse

ROOT = Path(__file__).parents[3]
SHEETS = ("cfeo16", "cfeo18", "carolus_rex", "honours_of_war", "cfeo16_encamisada")
BOOK = "cfeo16_rulebook"


@cache
def project() -> Compiled:
    return compile_project(find_project(ROOT), [ROOT / "rules"], check=False)


@cache
def committed(name: str, suffix: str) -> bytes:
    """A sheet as it is kept in this project; test_committed.py sees that it is what the rules make."""
    return (ROOT / "generated" / "sheets" / f"{name}.{suffix}").read_bytes()


@cache
def kept() -> dict[str, manifest.Kept]:
    return manifest.read((ROOT / "generated" / "sheets" / manifest.FILE).read_bytes())


def content(made: Made, suffix: str) -> bytes:
    return next(output.content for output in made.outputs if output.path.endswith(suffix))


def ruleset(text: str) -> Ruleset:
    """A small ruleset, understood."""
    parsed = parse(Source("a/a.rules", text))
    assert [d.message for d in parsed.diagnostics] == []
    model, findings = build([("a", parsed.tree)])
    assert [d.message for d in findings] == []
    return next(iter(model.rulesets.values()))


def pages_of(pdf: bytes) -> list[str]:
    """The text of a PDF page by page, in the order in which it is set."""
    document = pypdfium2.PdfDocument(pdf)
    return [page.get_textpage().get_text_range() for page in document]
