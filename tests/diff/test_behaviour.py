"""What a change does to the game: over every case that both editions know, with the odds that shift."""

from __future__ import annotations

from fractions import Fraction

import pytest
from editions_of import HOLD, diff_shipped, edition, shipped

from rulec.diff.behaviour import Behaviour
from rulec.diff.diff import Diff, compare
from rulec.editions import understand
from rulec.examples import run_all
from rulec.source import Source


def swept(old: str, new: str) -> Diff:
    one, two = edition(old), edition(new)
    (before,), (after,) = one.rulesets.values(), two.rulesets.values()
    return compare(before, after, (), one.sources, two.sources, swept=True)


def of(diff: Diff, name: str) -> Behaviour:
    return next(told for told in diff.behaviour if told.new == name)


def test_a_bonus_doubled_counts_where_it_counted() -> None:
    told = of(swept(HOLD, HOLD.replace('+1 "leader near"', '+2 "leader near"')), "morale")
    total = next(d for d in told.outputs if d.key == ("unit", "total"))
    assert (total.cases, total.of, total.facts) == (1, 2, ("leader_near",))
    assert [f.new for f in total.found] == [1]


def test_the_odds_shift_is_exact() -> None:
    told = of(swept(HOLD, HOLD.replace("4 or more", "5 or more").replace("2 to 3", "2 to 4")), "morale")
    shifts = {(s.output, s.value): (s.old, s.new) for found in told.situations for s in found.shifts}
    # A veteran without hits adds 1: he is steady on 3 to 6, then on 4 to 6; the rest but a 1 cost a hit.
    assert shifts["unit.hits", "1"] == (Fraction(1, 3), Fraction(1, 2))


@pytest.mark.parametrize(
    "new",
    [
        HOLD.replace('"each hit"', '"every hit"'),
        HOLD.replace("charging and close", "close and charging"),
        HOLD.replace("when charging and close", "when charging and distance within 6 in"),
        HOLD.replace("4 or more", "more than 3"),
        HOLD.replace('section morale "Morale"\n', "") + '\nsection morale "Morale"\n',
    ],
)
def test_other_words_change_no_result(new: str) -> None:
    assert all(told.status == "same" for told in swept(HOLD, new).behaviour)


def test_a_resolver_that_uses_what_changed_differs_through_it() -> None:
    told = of(swept(HOLD, HOLD.replace("distance within 6 in  @", "distance within 8 in  @")), "morale")
    assert (told.status, told.through) == ("differs", ("close",))
    assert next(d for d in told.outputs if d.key[1] == "total").facts == ("charging", "distance")


def test_what_did_not_change_is_not_looked_at() -> None:
    assert [told.new for told in swept(HOLD, HOLD.replace('+1 "leader', '+2 "leader')).behaviour] == ["morale"]


@pytest.mark.parametrize(
    "edit", [('+1 "leader near"', '+2 "leader near"'), ("2 to 3", "3 to 3"), ("per hits", "per 2")]
)
def test_the_examples_of_a_difference_run_where_they_belong(edit: tuple[str, str]) -> None:
    new = HOLD.replace(*edit)
    told = of(swept(HOLD, new), "morale")
    assert told.situations
    for situation in told.situations:
        for text, example in zip((HOLD, new), situation.examples, strict=True):
            (rules,) = edition(text + "\n" + example + "\n").rulesets.values()
            assert [outcome.passed for outcome in run_all(rules)] == [True], example


def test_members_of_one_edition_only_are_left_out_and_named() -> None:
    told = of(swept(HOLD, HOLD.replace("  raw\n", "  raw\n  mob\n").replace("raw -1", "raw -2")), "morale")
    assert "grade = mob" in told.left_out


def test_the_variant_that_is_shipped_differs_where_it_says_so() -> None:
    diff = diff_shipped("cfeo16", "cfeo16_encamisada", swept=True)
    differing = {told.new for told in diff.behaviour if told.status == "differs"}
    assert differing == {"combat", "control_radius", "control", "small_arms", "artillery"}
    assert {c.verdict for c in diff.mattering} == {"added", "removed", "value changed"}


@pytest.mark.parametrize("at", [0, 1])
def test_every_example_of_the_shipped_editions_runs_and_holds(at: int) -> None:
    diff = diff_shipped("cfeo16", "cfeo18", swept=True)
    texts = [found.examples[at] for told in diff.behaviour for found in told.situations]
    name = (diff.old, diff.new)[at].name
    own = [
        s for path, s in shipped("cfeo16", "cfeo18").sources.items() if f"/{name}/" in path and "examples" not in path
    ]
    more = Source(f"rules/{name}/differences.rules", "language 1\n\n" + "\n\n".join(texts) + "\n")
    found = understand("with the examples", [*own, more], [])
    assert not found.faults, found.faults[0].message
    ran = list(run_all(found.rulesets[name]))
    assert len(ran) == len(texts) > 20
    assert [(outcome.example.title, outcome.problems) for outcome in ran if not outcome.passed] == []


def test_what_is_too_large_to_decide_names_the_facts_that_join() -> None:
    told = of(diff_shipped("cfeo16", "cfeo16_rulebook", swept=True), "combat")
    assert told.status == "undecided"
    assert {"charging", "enemy.charging", "grade"} <= set(told.joined)
