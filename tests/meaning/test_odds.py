"""Exact odds: against every single throw of the dice, against closed forms, and one distribution for each choice."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from rulec.meaning.errors import NeedsChoice, NeverEnds, Undecided
from rulec.meaning.odds import odds

F = Fraction

UNIT = """\
die AvD "average die": 2, 3, 3, 4, 4, 5
kind State "state" ordered best first
  good
  shaken
  broken
record unit also enemy
  dp: 0 to 9, normally 0
  hits: 0 to 9, normally 0
  shots: 0 to 6
  charging: yes/no, normally no
  strong: yes/no
  state: State
action rout for unit
  "Runs"
action remain for unit
  "Stays"
action retire for unit
  "Back"
"""
D6 = (1, 2, 3, 4, 5, 6)
AVD = (2, 3, 3, 4, 4, 5)


def brute(answer, rules, name, dice, output, **facts):
    """The distribution of an output by resolving every single throw of the dice."""
    throws = list(product(*dice))
    found = Counter()
    for faces in throws:
        one = answer(rules, name, dice=list(faces), **facts)
        party, what = output.split(".", 1)
        value = one.outputs.get((party, what), one.facts.get(party, {}).get(what))
        found[value] += 1
    return {value: F(n, len(throws)) for value, n in found.items()}


# ---------------------------------------------------------------- against every single throw

ROLLS = {
    "a sum": ("  roll 2 AvD + D6\n", (AVD, AVD, D6), "unit.total"),
    "the best of three": ("  roll best of 3 D6\n", (D6,) * 3, "unit.total"),
    "the worst of two and a die": ("  roll worst of 2 D6 + AvD\n", (D6, D6, AVD), "unit.total"),
    "two rolls": ("  roll D6\n  roll D6 as luck\n  modifiers\n    +2 when luck is 5 to 6\n", (D6, D6), "unit.total"),
    "faces": ("  roll 4 D6\n  each 6 +2 dp\n  each 5 to 6 +1 dp\n", (D6,) * 4, "unit.dp"),
    "faces of two sorts of dice": ("  roll 2 D6 + AvD\n  each 4 +1 dp\n", (D6, D6, AVD), "unit.dp"),
    "faces and the sum": (
        "  roll 3 D6\n  each 6 +1 dp\n  \"and a high sum\" +5 dp when total is 14 or more\n", (D6,) * 3, "unit.dp",
    ),
    "bands": ("  roll 2 D6\n  results\n    5 or less \"low\" nothing\n    6 to 8 \"mid\" nothing\n    others \"high\" nothing\n",
              (D6, D6), "unit.result"),
    "dice by a figure": ("  roll shots D6\n  each 5 to 6 +1 hits\n", (D6,) * 3, "unit.hits"),
}  # fmt: skip


@pytest.mark.parametrize("name", ROLLS)
def test_odds_are_those_of_every_single_throw(read, answer, chances, name):
    text, dice, output = ROLLS[name]
    rules = read(UNIT + "test trial for unit\n" + text)
    (found,) = chances(rules, "trial", unit={"shots": 3, "dp": 0, "hits": 0})
    by_hand = brute(answer, rules, "trial", dice, output, unit={"shots": 3, "dp": 0, "hits": 0})
    assert found.of(output) == by_hand


def test_odds_of_a_second_test_are_those_of_every_throw_that_leads_to_it(read, chances):
    text = """
test trial for unit
  roll D6
  results
    1 "hit" take second
    others "missed" nothing
test second for unit
  roll D6
  each 1 to 3 "hurt" +1 hits
"""
    (found,) = chances(read(UNIT + text), "trial")
    assert found.of("unit.hits") == {F(0): F(11, 12), F(1): F(1, 12)}  # 1/6 x 1/2


def test_odds_of_a_contest_are_those_of_all_pairs_of_dice(read, chances):
    text = """
contest fight between unit and enemy
  roll D6 "strong" when strong
  roll AvD "others" otherwise
  value margin = total - enemy.total
  results on margin
    1 or more "won" nothing
    0 "drawn" nothing
    -1 or less "lost" +1 dp
"""
    (found,) = chances(read(UNIT + text), "fight", unit={"strong": True}, enemy={"strong": False})
    margins = Counter(a - b for a in D6 for b in AVD)
    assert found.of("unit.margin") == {F(m): F(n, 36) for m, n in margins.items()}
    lost = F(sum(n for m, n in margins.items() if m < 0), 36)
    assert found.of("unit.dp") == {F(0): 1 - lost, F(1): lost}
    assert found.of("enemy.margin") == {F(-m): F(n, 36) for m, n in margins.items()}


# ---------------------------------------------------------------- rounds


def test_rounds_until_one_side_wins_are_a_geometric_series(read, chances):
    text = """
contest fight between unit and enemy
  roll D6
  value margin = total - enemy.total
  results on margin
    1 or more "won" nothing
    0 "again" take fight
    -1 or less "lost" nothing
"""
    (found,) = chances(read(UNIT + text), "fight")
    # Won 15/36, again 6/36: 15/36 x (1 + 1/6 + 1/36 + ...) = 15/36 x 6/5 = 1/2.
    assert found.of("unit.result") == {"won": F(1, 2), "lost": F(1, 2)}


def test_rounds_that_change_the_facts_are_other_states(read, chances):
    text = """
contest fight between unit and enemy
  roll D6 "charging" when charging
  roll AvD "others" otherwise
  value margin = total - enemy.total
  results on margin
    1 or more "won" nothing
    0 "again" charging = no, take fight
    -1 or less "lost" nothing
"""
    (found,) = chances(read(UNIT + text), "fight", unit={"charging": True}, enemy={"charging": False})
    first = Counter((a > b) - (a < b) for a in D6 for b in AVD)
    # Later rounds are even: average die against average die, won as often as lost.
    won = F(first[1], 36) + F(first[0], 36) * F(1, 2)
    assert found.of("unit.result") == {"won": won, "lost": 1 - won}
    assert found.of("unit.charging") == {False: F(first[0], 36), True: 1 - F(first[0], 36)}


def test_rounds_that_add_up_stop_where_the_domain_does(read, chances):
    # A coin each round, one hit more when it is lost: hits = number of lost coins before the first won, at most 9.
    text = """
contest fight between attacker and defender
  roll D2
  value luck = attacker.total
  results on luck
    1 "again" +1 attacker.hits, take fight
    2 "over" nothing
"""
    rules = read(UNIT.replace("also enemy", "also enemy, attacker, defender") + text)
    (found,) = chances(rules, "fight")
    series = {F(n): F(1, 2 ** (n + 1)) for n in range(9)}
    assert found.of("attacker.hits") == {**series, F(9): 1 - sum(series.values())}


def test_a_round_that_always_repeats_never_ends(read, chances):
    rules = read(UNIT + 'contest fight between unit and enemy\n  roll D6\n  "on" take fight\n')
    with pytest.raises(NeverEnds, match=r"for ever, with certainty"):
        chances(rules, "fight")


def test_rounds_inside_another_test_are_said_to_be_undecided(read, chances):
    text = """
contest fight between unit and enemy
  roll D6
  "on" take fight when total is enemy.total
test trial for unit against enemy
  "first" +1 dp
  "then" take fight
"""
    with pytest.raises(Undecided, match=r"round after round inside another test"):
        chances(read(UNIT + text), "trial")


# ---------------------------------------------------------------- choices


def test_each_open_choice_has_a_distribution_of_its_own(read, chances):
    text = """
test trial for unit
  roll 1 or 2 D6
  modifiers
    optional +1 "luck" as luck
"""
    rules = read(UNIT + text)
    found = chances(rules, "trial")
    assert [one.chosen for one in found] == [
        {"unit.dice": n, "unit.luck": luck} for n in (F(1), F(2)) for luck in (F(1), None)
    ]
    assert found[1].of("unit.total") == {F(n): F(1, 6) for n in range(1, 7)}
    assert found[2].of("unit.total")[F(8)] == F(6, 36)  # two dice for 7, and one added
    assert [one.chosen for one in chances(rules, "trial", chosen={"dice": 1, "luck": None})] == [
        {"dice": F(1), "luck": None}
    ]


def test_a_choice_that_is_open_only_on_some_throws_is_made_for_those(read, chances):
    text = """
test trial for unit
  roll D6
  results
    1 "bad" nothing
      "go" may remain/retire otherwise
      also "stays" +1 dp when chosen is remain
    2 "worse" nothing
      "run" may retire/rout otherwise
      also "runs" +2 dp when chosen is rout
    others nothing
"""
    found = chances(read(UNIT + text), "trial")
    chosen = {tuple(one.chosen.values()): one.of("unit.dp") for one in found}
    sixth = F(1, 6)
    assert chosen == {
        ("remain", "retire"): {F(0): 5 * sixth, F(1): sixth},
        ("remain", "rout"): {F(0): 4 * sixth, F(1): sixth, F(2): sixth},
        ("retire",): {None: F(1)},
    }


def test_a_length_left_to_the_player_must_be_chosen(read, chances):
    text = 'test trial for unit\n  roll D6\n  value far = 0 yd to 100 yd\n  "far" +1 dp when far beyond 20 yd\n'
    rules = read(UNIT + text)
    with pytest.raises(NeedsChoice, match=r"choose unit.far: from 0 to 100"):
        chances(rules, "trial")
    assert chances(rules, "trial", chosen={"far": 21})[0].of("unit.dp") == {F(1): F(1)}


# ---------------------------------------------------------------- what is told


def test_a_gap_is_an_outcome_with_its_chance(read, chances):
    rules = read(UNIT + 'test trial for unit\n  roll D6\n  results\n    3 or more "made" +1 dp\n')
    (found,) = chances(rules, "trial")
    gap = "NoRule: trial: no row for the total"
    assert found.of("error") == {None: F(4, 6), f"{gap} 1": F(1, 6), f"{gap} 2": F(1, 6)}
    assert found.of("unit.dp") == {F(1): F(4, 6), None: F(2, 6)}


def test_facts_that_nothing_changes_are_not_told(read, chances):
    rules = read(UNIT + 'test trial for unit\n  roll D6\n  each 6 "hit" +1 hits\n')
    (found,) = chances(rules, "trial", unit={"strong": True, "hits": 2, "dp": 0})
    assert found.names == ["unit.hits"]
    assert found.of("unit.hits") == {F(2): F(5, 6), F(3): F(1, 6)}


def test_what_must_be_done_has_its_odds(read, chances):
    text = """
test trial for unit
  roll D6
  results
    1 to 2 "runs" must rout
    3 "picks" may remain/retire
    others nothing
"""
    (found,) = chances(read(UNIT + text), "trial")
    assert found.of("unit.act") == {"must rout": F(1, 3), "may remain/retire": F(1, 6), None: F(1, 2)}


def test_an_output_that_is_asked_for_is_told_even_if_nothing_changes_it(read):
    rules = read(UNIT + 'test trial for unit\n  roll D6\n  each 6 "hit" +1 hits\n')
    (found,) = odds(rules, "trial", {"unit": {"dp": F(2)}}, {}, keep=("unit.dp",))
    assert found.of("unit.dp") == {F(2): F(1)}


def test_many_dice_are_quick_because_they_are_lumped(read, chances):
    rules = read(UNIT.replace("shots: 0 to 6", "shots: 0 to 60").replace("hits: 0 to 9", "hits: 0 to 60")
                 + "test trial for unit\n  roll shots D6\n  each 6 +1 hits\n")  # fmt: skip
    (found,) = chances(rules, "trial", unit={"shots": 60})
    assert found.of("unit.hits")[F(60)] == F(1, 6**60)
    assert len(found.outcomes) == 61
