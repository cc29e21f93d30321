"""Text -> model, for the tests of the builder: a small ruleset to stand on, and what is found in a text."""

from __future__ import annotations

from fractions import Fraction

from rulec.diagnostics import Diagnostic
from rulec.model import entities as e
from rulec.model.build import build
from rulec.source import Source
from rulec.syntax.parse import parse

UNIT = """ruleset r "Rules"
  length yd
  source qrs "sheet"
kind Grade ordered best first
  A = A1, A2
  B
  C
  D
kind Arm
  foot "infantry" = pikes, shot
  horse "cavalry" = lancers
  light = shot, lancers
  gun "field gun"
record unit also enemy, target
  grade: Grade
  arm: Arm
  formation: line/column
  charging: yes/no
  dp: 0 to 6
  hits: 0 to 6
  stands: 1 to 12
  distance: 0 yd to 720 yd
  turned: 0 deg to 360 deg
  time: 0 moves to 1 move by 1/2 move
record leader
  wounds: 0 to 2
  dead: yes/no
"""


def build_files(*files: tuple[str, str]) -> tuple[e.Model, list[tuple[str, str]]]:
    """(group, text) of each file -> the model, and (slug, the text it points at) of each finding."""
    texts = {f"{group}/{at}.rules": (group, text) for at, (group, text) in enumerate(files)}
    trees = []
    for path, (group, text) in texts.items():
        parsed = parse(Source(path, text))
        assert not parsed.diagnostics, [d.message for d in parsed.diagnostics]
        trees.append((group, parsed.tree))
    model, findings = build(trees)
    return model, [(d.code.slug, texts[d.span.path][1][d.span.start : d.span.end]) for d in findings]


def findings(text: str) -> tuple[Diagnostic, ...]:
    """The findings in a text that stands alone."""
    parsed = parse(Source("f.rules", text))
    assert not parsed.diagnostics, [d.message for d in parsed.diagnostics]
    return build([("f", parsed.tree)])[1]


def found(text: str) -> list[tuple[str, str]]:
    """(slug, the text it points at) of each finding in a text below UNIT."""
    return build_files(("f", UNIT + text))[1]


def helped(text: str) -> list[str]:
    """The help of each finding in a text below UNIT."""
    return [finding.help for finding in findings(UNIT + text)]


def rules(text: str, base: str = UNIT) -> e.Ruleset:
    """The ruleset of a text below UNIT, which must be without a fault."""
    model, faults = build_files(("f", base + text))
    assert faults == []
    return next(iter(model.rulesets.values()))


def statement(text: str, name: str = "t") -> e.Statement:
    return rules(text).statements[name]


def number(value: int | str) -> e.Const:
    return e.Const(Fraction(value), e.Type("number"))


def length(value: int | str) -> e.Const:
    return e.Const(Fraction(value), e.Type("length"))


def fact(name: str, sort: str = "number", who: str = "") -> e.FactOf:
    return e.FactOf(who, name, e.Type(sort))


def local(name: str, who: str = "") -> e.LocalOf:
    return e.LocalOf(who, name, e.Type("number"))


GRADE = e.Type("member", "Grade", ("A1", "A2", "B", "C", "D"))
ARM = e.Type("member", "Arm", ("pikes", "shot", "lancers", "gun"))
