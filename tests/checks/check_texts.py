"""Rules as text -> what one check finds in them, for the tests of the checks."""

from __future__ import annotations

from importlib import import_module

from rulec.model.build import build
from rulec.model.entities import Model
from rulec.source import Source
from rulec.syntax.parse import parse

HEAD = """ruleset r "Rules"
  length yd
die AvD "average die": 2, 3, 3, 4, 4, 5
kind Grade "grade" ordered best first
  A
  B
  C
kind Arm "arm"
  foot "infantry"
  horse "cavalry"
  gun "field gun"
record unit also enemy, target
  grade: Grade
  arm: Arm
  dp "DP": 0 to 6
  losses "stands lost": 0 to 6
  charging: yes/no
  distance "distance to enemy": 0 yd to 720 yd
  turned "angle turned": 0 deg to 360 deg
record leader
  wounds: 0 to 2
"""


def built(*texts: str) -> Model:
    """The model of some files, each a ruleset; nothing in them may be misunderstood."""
    parsed = [parse(Source(f"{at}.rules", text)) for at, text in enumerate(texts)]
    model, findings = build([(str(at), p.tree) for at, p in enumerate(parsed)])
    assert [d.message for p in parsed for d in p.diagnostics] + [d.message for d in findings] == []
    return model


def found(check: str, text: str, head: str = HEAD) -> list[str]:
    """The messages of one check on a small ruleset."""
    (ruleset,) = built(head + text).rulesets.values()
    return [d.message for d in import_module(f"rulec.checks.{check}").CHECK.find(ruleset)]


def between(check: str, *texts: str) -> list[str]:
    """The messages of one check between rulesets."""
    return [d.message for d in import_module(f"rulec.checks.{check}").CHECK.find(built(*texts))]
