"""Every case that is found in the shipped rules is one in the reference interpreter, too: the tests to paste hold."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from rulec.analysis.judge import judge
from rulec.analysis.replay import replay
from rulec.checks import rc501_gap, rc517_order_matters
from rulec.compile import Compiled, compile_project
from rulec.examples import run
from rulec.model.build import build
from rulec.model.entities import Ruleset
from rulec.project import find_project
from rulec.source import Source
from rulec.syntax.parse import parse

ROOT = Path(__file__).parents[2]
PASTE = "a test to paste:\n"


@cache
def shipped() -> Compiled:
    return compile_project(find_project(ROOT), [], check=False)


def names() -> list[str]:
    return [name for name, rules in shipped().model.rulesets.items() if not rules.variant_of]


def with_tests(rules: Ruleset, tests: list[str]) -> Ruleset:
    folder = Path(rules.span.path).parent
    own = [s for path, s in shipped().sources.items() if Path(path).parent == folder]
    trees = [parse(source).tree for source in (*own, Source(f"{folder}/pasted.rules", "\n".join(tests) + "\n"))]
    model, findings = build([("all", tree) for tree in trees])
    assert [d.message for d in findings] == []
    return model.rulesets[rules.name]


@pytest.mark.parametrize("name", names())
def test_the_tests_to_paste_hold(name: str) -> None:
    rules = shipped().model.rulesets[name]
    findings = [*rc501_gap.CHECK.find(rules), *rc517_order_matters.CHECK.find(rules)]
    tests = [finding.help.split(PASTE)[1] for finding in findings if PASTE in finding.help]
    lists = [finding for finding in findings if "units = " in finding.help]  # sides that are lists are not played
    assert len(tests) == len(findings) - len(lists)
    pasted = [e for e in with_tests(rules, tests).examples if e.span.path.endswith("pasted.rules")]
    assert len(pasted) == len(tests) > 0
    assert [(ran.example.name, ran.problems) for ran in (run(rules, e) for e in pasted) if not ran.passed] == []


@pytest.mark.parametrize("name", names())
def test_the_figure_that_no_band_takes_comes_out_as_it_is_told(name: str) -> None:
    rules = shipped().model.rulesets[name]
    for gap in judge(rules).gaps:
        played = replay(gap.world, gap.case, gap.asked)
        if played is None or not gap.values:
            continue
        assert played.error is not None
        assert played.error.code == "NoRule"
        assert str(gap.values[0]) in played.error.message
