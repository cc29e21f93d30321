"""One change of a small ruleset, one verdict: each edit is told once, at its place, and called by its name."""

from __future__ import annotations

import pytest
from editions_of import HOLD, changed, diff_texts, only

EDITS = {
    "a modifier": ('+1 "leader near"', '+2 "leader near"', "value changed", "morale.leader"),
    "a pair": ("raw -1", "raw -2", "value changed", "morale.grade.raw"),
    "a band": ('2 to 3 "', '3 to 3 "', "value changed", "morale.shaken_1_hit"),
    "an effect": ("must leave ", "+2 hits, must leave ", "value changed", "morale.broken_leaves_the_table"),
    "a die": ("roll D6", "roll D8", "value changed", "morale.roll"),
    "a threshold in a term": ("within 6 in  @", "within 8 in  @", "value changed", "close"),
    "a cell": ("| regular | 2 ", "| regular | 3 ", "value changed", "shots(regular)"),
    "a domain": ("hits: 0 to 4", "hits: 0 to 5", "value changed", "unit.hits"),
    "a default": ("4, normally 0", "4, normally 1", "value changed", "unit.hits"),
    "a condition": ("when leader_near", "when leader_near or charging", "scope changed", "morale.leader"),
    "a condition that is gone": (" as leader when leader_near", " as leader", "scope changed", "morale.leader"),
    "a count": ("per hits", "per hits + 1", "value changed", "morale.each_hit"),
    "the sort of a line": ('+1 "leader near"', 'double "leader near"', "restructured", "morale.leader"),
    "a line more": (
        '    -1 "each hit"', '    +1 "veterans in good heart" when grade is veteran\n    -1 "each hit"', "added",
        "morale.veterans_in_good_heart",
    ),
    "a statement more": ('section morale "Morale"', 'section morale "Morale"\naction run for unit', "added", "run"),
    "a member more": ("  raw\n", "  raw\n  mob\n", "added", "Grade.mob"),
    "prose with another figure": ('"It is gone"', '"It is gone for 2 turns"', None, ""),
}  # fmt: skip


@pytest.mark.parametrize("what", EDITS)
def test_an_edit_has_one_verdict(what: str) -> None:
    old, new, verdict, path = EDITS[what]
    assert HOLD.count(old) == 1
    assert changed(HOLD, HOLD.replace(old, new)) == ([(verdict, path)] if verdict else [])


@pytest.mark.parametrize("what", [w for w in EDITS if EDITS[w][2]])
def test_the_other_way_round_it_is_the_mirror(what: str) -> None:
    old, new, *_ = EDITS[what]
    there, back = diff_texts(HOLD, HOLD.replace(old, new)), diff_texts(HOLD.replace(old, new), HOLD)
    assert [c.mirror for c in there.changes] == list(back.changes)


WORDINGS = {
    "a label": ('"each hit" per', '"every single hit" per', "reworded"),
    "a condition written another way": ("charging and close", "close and charging", "reworded"),
    "a term spelt out": ("when charging and close", "when charging and distance within 6 in", "reworded"),
    "a citation": ("@qrs 8", "@qrs 9", "moved"),
}


@pytest.mark.parametrize("what", WORDINGS)
def test_words_alone_are_told_with_all(what: str) -> None:
    old, new, verdict = WORDINGS[what]
    assert changed(HOLD, HOLD.replace(old, new)) == []
    assert verdict in {v for v, _ in changed(HOLD, HOLD.replace(old, new), everything=True)}


def test_nothing_differs_from_itself() -> None:
    assert diff_texts(HOLD, HOLD).changes == ()


def test_was_follows_a_new_name() -> None:
    new = HOLD.replace("test morale ", "test nerve was morale ")
    assert changed(HOLD, new) == []
    assert changed(HOLD, new, everything=True)[0] == ("reworded", "nerve")


def test_a_figure_follows_into_the_text_of_its_line() -> None:
    new = HOLD.replace('"**Shaken**: 1 hit" +1 hits', '"**Shaken**: 2 hits" +2 hits')
    assert changed(HOLD, new, everything=True) == [("value changed", "morale.shaken_2_hits")]


def test_the_order_of_alternatives_matters_that_of_sums_does_not() -> None:
    band = '    2 to 3 "**Shaken**: 1 hit" +1 hits  @qrs 11\n'
    sooner = HOLD.replace(band, "").replace("  results\n", "  results\n" + band)
    assert changed(HOLD, sooner) == [("moved", "morale.shaken_1_hit")]
    line = '    -1 "each hit" per hits  @qrs 9\n'
    assert changed(HOLD, HOLD.replace(line, "").replace("  modifiers\n", "  modifiers\n" + line)) == []


def test_a_line_that_a_ruling_replaces_is_told_all_the_same() -> None:
    ruled = HOLD.replace("must leave ", "must leave as broken ") + (
        'ruling gentler "Only 0 breaks" because "a test" @qrs 12\n  change test morale\n    results\n'
        '      0 or less "**Broken**: leaves the table" must leave as broken\n'
    )
    change = only(diff_texts(ruled, ruled.replace("1 or less", "2 or less")).changes)
    assert (change.verdict, change.details[0].part) == ("value changed", "as printed")


def test_both_places_both_citations_and_a_fingerprint() -> None:
    change = only(diff_texts(HOLD, "# a line more\n" + HOLD.replace('+1 "leader', '+2 "leader')).changes)
    assert change.old is not None
    assert change.new is not None
    assert (change.old.line + 1, change.old.cites) == (change.new.line, (("hold-qrs", "7"),))
    again = only(diff_texts(HOLD, HOLD.replace('+1 "leader', '+2 "leader')).changes)
    assert change.fingerprint == again.fingerprint != change.mirror.fingerprint


LINED = (
    HOLD
    + """
term shaky "shaky" for unit when charging
  "far from help" when distance beyond 6 in
  "badly hit"     when hits is 3 or more

action rally "Rally" for unit
  need not "Led and calm"    when leader_near and not charging
  need not "Unhurt and calm" when hits is 0 and not charging
  must otherwise
"""
)
UNLINED = LINED.replace("for unit when charging\n", "for unit\n").replace(
    "when distance beyond 6 in", "when charging and distance beyond 6 in"
).replace("when hits is 3 or more", "when charging and hits is 3 or more")  # fmt: skip


def test_a_condition_above_the_lines_of_a_term_may_stand_in_each() -> None:
    assert changed(LINED, UNLINED) == []
    assert changed(UNLINED, LINED) == []


def test_a_condition_above_the_lines_of_a_term_counts() -> None:
    found = changed(LINED, LINED.replace("for unit when charging\n", "for unit\n"))
    assert {verdict for verdict, _ in found} == {"scope changed"}
    assert changed(LINED, LINED.replace("for unit when charging\n", "for unit when leader_near\n")) == [
        ("scope changed", "shaky")
    ]


def test_two_verdicts_put_into_one_are_the_same() -> None:
    two = LINED[LINED.index('  need not "Led') : LINED.index("  must otherwise")]
    one = '  need not "Calm, and led or unhurt" when not charging and (leader_near or hits is 0)\n'
    assert changed(LINED, LINED.replace(two, one)) == []
    assert changed(LINED.replace(two, one), LINED) == []
    more = one.replace("hits is 0", "hits is 0 to 1")
    assert {verdict for verdict, _ in changed(LINED, LINED.replace(two, more))} & {"scope changed", "value changed"}


def test_a_case_that_is_gone_from_one_band_is_told_although_another_band_keeps_it() -> None:
    case = '      "led, it stays" must stay when leader_near\n'
    bands = HOLD.replace("nothing  @qrs 10\n", f"+0 hits  @qrs 10\n{case}").replace(
        "+1 hits  @qrs 11\n", f"+1 hits  @qrs 11\n{case}"
    ) + '\naction stay "Stay" for unit\n  "It stays"\n'  # fmt: skip
    at = bands.rindex(case)
    new = bands[:at] + case.replace("leader_near", "leader_near and charging") + bands[at + len(case) :]
    new = new.replace(case, "", 1)
    assert sorted(changed(bands, new)) == [
        ("removed", "morale.steady_goes_on_as_it_likes.led_it_stays"),
        ("scope changed", "morale.shaken_1_hit.led_it_stays"),
    ]


def test_a_line_that_held_before_a_fact_was_set_is_not_read_as_its_condition_after() -> None:
    """Spelt out, `charging unless ran_in` would never hold, whatever the figure beside it."""
    text = HOLD.replace(
        '  "It is gone"',
        '  "Ran in before" nothing as ran_in when charging\n'
        '  "It runs in" charging = yes when hits is 3 or more\n'
        '  "Out of breath" +1 hits when hits is 1 or more and charging unless ran_in',
    )
    assert changed(text, text.replace("hits is 1 or more", "hits is 2 or more")) == [
        ("value changed", "leave.out_of_breath")
    ]


GONE = '  "It is gone"'


def test_a_line_that_says_what_two_said_answers_to_both_and_not_to_one_that_says_half_of_it_of_other_cases() -> None:
    two = '  "1 hit" +1 hits when leader_near\n  "and it charges" charging = yes when leader_near'
    one = (
        '  "Led: loses one and goes in" +1 hits, charging = yes when leader_near\n'
        '  "Far off: loses one" +1 hits when distance beyond 12 in'
    )
    found = [(c.verdict, c.old and c.old.path, c.new and c.new.path) for c in diff_texts(
        HOLD.replace(GONE, two), HOLD.replace(GONE, one)).mattering]  # fmt: skip
    assert found == [("added", None, "leave.far_off_loses_one")]


def test_a_sentence_that_came_into_two_statements_is_told_once_whatever_each_adds_to_its_condition() -> None:
    more = 'action leave "Leave the table" for unit  @qrs 12\n  may not "Green troops" when grade is raw%s  @qrs 12'
    text = HOLD.replace('action leave "Leave the table" for unit  @qrs 12', more % " unless charging")
    second = f'\n\naction run "Run" for unit  @qrs 12{more.partition("@qrs 12")[2] % ""}\n  "It runs"\n'
    bare = '\n\naction run "Run" for unit  @qrs 12\n  "It runs"\n'
    change = only(diff_texts(HOLD + bare, text + second).mattering)
    assert (change.verdict, change.here.path) == ("added", "leave.green_troops")
    assert [new and new.path for _, new in change.also] == ["run.green_troops"]


def test_a_line_of_a_sequence_that_became_a_phase_answers_to_it() -> None:
    old = '\nsequence turn "Turn"\n  phase one "One"\n    "Units leave" may leave when leader_near\n'
    new = '\nsequence turn "Turn"\n  phase one "One"\n    phase goes "Units leave"\n      "Units leave" may leave\n'
    found = [
        (c.verdict, c.old and c.old.path, c.new and c.new.path) for c in diff_texts(HOLD + old, HOLD + new).mattering
    ]
    assert found == [
        ("restructured", None, "turn.one.goes"),
        ("scope changed", "turn.one.units_leave", "turn.one.goes.units_leave"),
    ]


def test_a_term_that_is_gone_is_told_in_the_conditions_that_named_it() -> None:
    term = 'term calm "calm" for unit when leader_near unless charging  @qrs 3-4\n\naction leave'
    old = HOLD.replace(GONE, '  may "At ease" when calm and hits is 1 or more').replace("action leave", term)
    new = HOLD.replace(GONE, '  may "At ease" when leader_near and hits is 1 or more')
    change = only(diff_texts(old, new).mattering)
    assert (change.verdict, change.here.path) == ("scope changed", "leave.at_ease")
    said = "(leader_near and not charging) and hits is 1 or more"
    assert [(d.part, d.old, d.new) for d in change.details] == [("when", said, "leader_near and hits is 1 or more")]
