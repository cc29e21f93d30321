"""Examples in the rules: run, compared, and what they exercise; and that a survey names every fact that is read."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from attrs import evolve

from rulec.compile import compile_project
from rulec.examples import Problem, run, run_all, tried
from rulec.meaning.coverage import coverage, items_of
from rulec.meaning.situation import Situation
from rulec.meaning.survey import survey
from rulec.model.build import build
from rulec.model.entities import Ruleset
from rulec.project import find_project, group_sources, read_sources
from rulec.source import Source
from rulec.syntax.parse import parse

ROOT = Path(__file__).parent.parent

TEXT = """\
ruleset t "Test"
  length yd
  source s "sheet"

kind Arm "arm"
  foot
  horse
record unit also enemy
  arm: Arm
  dp: 0 to 6, normally 0
  near: 0 yd to 480 yd
record leader
  wounds: 0 to 2
record side
  units: 1 to 4 of unit
action halt for unit
  "Stands"
action run for unit
  "Runs"

table cost by arm, near gives 0 to 9  @s 40
  |       | within 100 yd | beyond 100 yd |
  | foot  | 1             | -             |
  | horse | 2             | 3             |

value strength for side = sum of units.dp

test trial "Trial" for unit  @s 1-9
  may not "far" when near beyond 400 yd
  may otherwise
  roll D6
  modifiers
    by arm "Arm": foot +1, horse +2  @s 3
    +/-1 "leader" as leader when dp is 2 or more  @s 4
  value reach = total x 10 yd
  results
    3 or less "stops" must halt
    4 to 6 "runs" +1 dp, may run
      "foot" nothing when arm is foot
      "horse" +1 dp otherwise
test second for leader
  roll D6
  each 1 "hit" +1 wounds
test first for leader
  "then" take second
"""


def rules(text: str = "") -> Ruleset:
    parsed = parse(Source("t.rules", TEXT + text))
    model, problems = build([("t", parsed.tree)])
    assert [d.message for d in (*parsed.diagnostics, *problems)] == []
    return model.rulesets["t"]


def ran(text: str):
    (one,) = run_all(rules(text))
    return one


def test_an_example_that_comes_out_passes():
    one = ran(
        'example "e" of trial\n  given unit arm = horse, dp = 2, near = 100 yd\n  chosen leader = -1\n  rolls 4\n'
        "  gives total = 5, reach = 50 yd, dp = 4, may run, may trial\n"
    )
    assert one.problems == ()
    assert one.passed


def test_what_does_not_come_out_is_named_with_what_was_expected():
    one = ran(
        'example "e" of trial\n  given unit arm = foot, near = 100 yd\n  rolls 2\n'
        "  gives total = 5, reach = 40 yd, dp = 1, may run, must run\n"
    )
    assert one.problems == (
        Problem("unit.total", "5", "3"),
        Problem("unit.reach", "40 yd", "30 yd"),
        Problem("unit.dp", "1", "0"),
        Problem("unit may", "run", "must halt"),
        Problem("unit must", "run", "must halt"),
    )
    assert [e.sort for e in one.trace][:3] == ["verdict", "verdict", "roll"]


def test_an_error_is_expected_or_a_failure():
    gap = 'example "e" of trial\n  given unit arm = horse, near = 1 yd\n  rolls 6\n'
    assert ran(gap + "  raises NoRule\n").passed
    assert ran(gap + "  gives total = 8\n").problems == (
        Problem("outcome", "an answer", "NoRule: Trial: no row for the total 8 (@s 1-9)"),
    )
    fine = 'example "e" of trial\n  given unit arm = foot, near = 1 yd\n  rolls 1\n'
    assert ran(fine + "  raises NoRule\n").problems == (Problem("outcome", "raises NoRule", "an answer"),)


def test_a_missing_fact_or_die_fails_with_its_name():
    missing = ran('example "e" of trial\n  given unit near = 1 yd\n  rolls 1\n  gives total = 2\n')
    assert missing.problems[0].got == "InputError: unit.arm is not given; it can be foot, horse"
    nothing_rolled = ran('example "e" of trial\n  given unit arm = foot, near = 1 yd\n  gives total = 2\n')
    assert nothing_rolled.problems[0].got == "InputError: unit rolls 1 die, and no faces are given for it"


def test_dice_that_no_roll_asked_for_fail():
    one = ran('example "e" of trial\n  given unit arm = foot, near = 1 yd\n  rolls 1, 6\n  gives total = 2\n')
    assert one.problems == (Problem("rolls", "1 more dice", "no roll for them"),)


def test_a_default_and_a_fact_that_did_not_change_come_out():
    assert ran(
        'example "e" of trial\n  given unit arm = foot, near = 1 yd\n  rolls 1\n  gives dp = 0, arm = foot\n'
    ).passed


def test_the_verdict_of_the_statement_can_be_given_by_its_name():
    far = 'example "e" of trial\n  given unit near = 401 yd\n'
    assert ran(far + "  gives may not trial\n").passed
    assert ran(far + "  gives may trial\n").problems == (Problem("unit trial", "may", "may not"),)


def test_none_says_that_there_is_nothing_to_be_done():
    near = 'example "e" of trial\n  given unit arm = foot, near = 100 yd\n'
    assert ran(near + "  rolls 4\n  gives must none\n").passed
    assert ran(near + "  | rolls | gives must | gives may |\n  | 4     | none       | run       |\n").passed
    assert ran(near + "  rolls 2\n  gives must none\n").problems == (Problem("unit must", "nothing", "must halt"),)


def test_what_a_test_that_was_taken_does_comes_out():
    assert ran('example "e" of first\n  given leader wounds = 0\n  rolls 1\n  gives wounds = 1\n').passed


def test_lists_are_given_one_element_a_line():
    text = 'example "e" of strength\n  given units dp = 2\n  given units dp = 3\n  gives strength = 5\n'
    assert ran(text).passed


def test_a_value_can_be_set_outright_and_asked_for_afterwards():
    text = """\
value odds for unit = dp x 2
test weak for unit
  results
    "low" nothing when odds is 3 or less
    "high" +1 dp otherwise
example "set" of weak
  given unit odds = 9, dp = 0
  gives dp = 1, result = high
example "asked" of weak
  given unit dp = 1
  gives odds = 2, result = low
"""
    assert [one.problems for one in run_all(rules(text))] == [(), ()]


# ---------------------------------------------------------------- coverage


def test_coverage_names_what_no_example_exercised():
    found = rules(
        'example "e" of trial\n  given unit arm = foot, near = 1 yd\n  rolls 1\n  gives total = 2\n'
        'example "f" of trial\n  given unit arm = foot, near = 1 yd\n  rolls 5\n  gives total = 6\n'
    )
    covered = coverage(found, tried(run_all(found)))
    said = [(item.place, item.sort, item.text) for item in covered.left]
    assert said == [
        ("trial", "verdict", 'may not "far"'),
        ("trial", "figure", "Arm: horse"),
        ("trial", "figure", '"leader"'),
        ("trial: runs", "case", '"horse"'),
        ("second", "roll", "roll"),
        ("second", "each", '1 "hit"'),
        ("first", "line", '"then"'),
        ("cost", "cell", "foot, within 100 yd"),
        ("cost", "cell", "foot, beyond 100 yd"),
        ("cost", "cell", "horse, within 100 yd"),
        ("cost", "cell", "horse, beyond 100 yd"),
    ]
    assert covered.count("band") == (2, 2)
    assert covered.count("figure") == (1, 3)
    assert len(covered.tried) + len(covered.left) == len(list(items_of(found)))


def test_a_cell_is_exercised_by_looking_it_up():
    text = """\
value price for unit = cost(arm, near)
example "far" of price
  given unit arm = horse, near = 200 yd
  gives price = 3
"""
    found = rules(text)
    covered = coverage(found, tried(run_all(found)))
    assert [item.text for item in covered.tried if item.sort == "cell"] == ["horse, beyond 100 yd"]


def test_a_key_of_a_table_may_carry_its_role():
    table = """\
table beaten by unit.arm, enemy.arm gives 0 to 9
  |       | foot | horse |
  | foot  | 1    | 2     |
  | horse | 3    | 4     |
"""
    by_row = """\
example "e" of beaten
  | unit.arm | enemy.arm | gives beaten |
  | foot     | horse     | 2            |
"""
    by_line = 'example "e" of beaten\n  given enemy arm = foot\n  given unit arm = horse\n  gives beaten = 4\n'
    assert ran(table + by_row).passed
    assert [(p.expected, p.got) for p in ran(table + by_line).problems] == [("4", "3")]


# ---------------------------------------------------------------- all rules there are


@cache
def every_ruleset() -> dict[str, Ruleset]:
    """The rules of the project, those that can be understood."""
    sources, _ = read_sources([ROOT / "rules"], ROOT)
    groups = [
        (key if len(members) > 1 else source.path, parse(source).tree)
        for key, members in group_sources(sources).items()
        for source in members
    ]
    model, _ = build(groups)
    return dict(model.rulesets)


@pytest.mark.parametrize("name", list(every_ruleset()))
def test_every_example_of_the_rules_comes_out(name):
    failed = [(one.example.title, one.problems) for one in run_all(every_ruleset()[name]) if not one.passed]
    assert failed == []


@pytest.mark.parametrize("name", list(every_ruleset()))
def test_no_fact_is_read_that_the_survey_does_not_name(name, monkeypatch):
    found = every_ruleset()[name]
    surveys = {s.name: survey(found, s) for s in found.statements.values()}
    plain = Situation.fact
    read: set[tuple[str, str]] = set()

    def noted(self, party, fact):
        if self.tracing:  # not while it is judged whether the state can occur
            read.add((party, fact))
        return plain(self, party, fact)

    monkeypatch.setattr(Situation, "fact", noted)
    for example in (e for e in found.examples if e.of not in found.tables):
        read.clear()
        run(found, example)
        named = {*surveys[example.of].reads, *((m.party, m.name) for m in surveys[example.of].makes.values())}
        strangers = {(party, fact) for party, fact in read - named if "#" not in party}
        assert not strangers, example.title


@pytest.mark.parametrize("name", list(every_ruleset()))
def test_a_fact_that_the_survey_does_not_name_changes_nothing(name):
    found = every_ruleset()[name]
    surveys = {s.name: survey(found, s) for s in found.statements.values()}
    for example in found.examples:
        if example.raises or example.of in found.tables:
            continue
        first = found.statements[example.of].roles[0]
        needed = {*surveys[example.of].reads}
        given = tuple(
            g for g in example.given if (g[0] or first, g[1]) in needed or _is_figure(found, g[0] or first, g[1])
        )
        gives = tuple(
            g for g in example.gives if g[1] not in found.statements and not _dropped(g, given, example, first)
        )
        less = run(found, evolve(example, given=given, gives=gives))
        assert less.problems == (), (example.title, less.problems)


def _is_figure(found, party, name):
    record = found.record_of(party)
    return record is None or record.fact(name) is None


def _dropped(gives, given, example, first):
    """Whether an output is only a fact that was given and is now left out."""
    path = (gives[0] or first, gives[1])
    return path in {(r or first, n) for r, n, _ in example.given} - {(r or first, n) for r, n, _ in given}


ALONE = """\
ruleset demo "Demo"
  length in
  source qrs "d"

kind Arm
  foot
  horse

record unit
  arm: Arm
  hits: 0 to 9

table moves "Moves" by arm, pace gives length                                             @qrs 1
  |       | walk | run   |
  | foot  | 4 in | -     |
  | horse | 8 in | 12 in |

test trial for unit                                                                       @qrs 2
  may not when arm is horse
  may otherwise
  roll D6 as luck
  value doubled = luck x 2

action go for unit                                                                        @qrs 3
  take trial

example "cells" of moves                                                                  @qrs 1
  | arm   | pace | gives moves |
  | foot  | walk | 4 in        |
  | foot  | run  | none        |
  | horse | run  | 12 in       |

example "verdict" of trial                                                                @qrs 2
  given unit arm = horse
  gives verdict = may not

example "taken" of go                                                                     @qrs 3
  given unit arm = foot
  rolls 3
  gives trial.doubled = 6, trial.luck = 3
"""


def test_examples_of_a_table_of_a_verdict_and_of_what_a_taken_test_makes() -> None:
    model, findings = build([("demo", parse(Source("demo.rules", ALONE)).tree)])
    assert findings == ()
    rules = model.rulesets["demo"]
    assert [ran.problems for ran in run_all(rules)] == [()] * 5
    cell = next(e for e in rules.examples if e.of == "moves")
    wrong = evolve(cell, gives=(("", "moves", cell.gives[0][2] + 1),))  # type: ignore[operator]
    assert run(rules, wrong).problems == (Problem("moves", "5 in", "4 in"),)


def test_a_variant_answers_for_its_own_lines_only() -> None:
    compiled = compile_project(find_project(ROOT), [ROOT / "rules" / "cfeo16"], check=False)
    rules = compiled.model.rulesets
    variant, base = rules["cfeo16_encamisada"], rules["cfeo16"]
    own = coverage(variant, frozenset(), base)
    assert own.left
    assert all("variants" in item.span.path for item in own.left)
    assert len(own.left) < len(coverage(variant, frozenset()).left)
