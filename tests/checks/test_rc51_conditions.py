"""Conditions that never or always hold, exclusions of nothing, orders that matter; each expectation worked out by hand."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))  # for check_texts, which the tests share

from check_texts import HEAD, built, found

from rulec.checks.rc517_order_matters import CHECK as ORDERED

NEVER, ALWAYS, GROUP, DEAD = (
    "rc511_never_true",
    "rc512_always_true",
    "rc513_contradiction_in_group",
    "rc514_dead_otherwise",
)
NOTHING, APART, ORDER, UNDECIDED = (
    "rc515_exclusion_of_nothing",
    "rc516_never_together",
    "rc517_order_matters",
    "rc518_undecided",
)


def lines(*text: str) -> str:
    return "test t for unit against enemy\n" + "".join(f"  {line}\n" for line in text)


@pytest.mark.parametrize(
    ("condition", "never", "always"),
    [
        ("arm is foot", False, False),
        ("arm is foot and arm is horse", True, False),
        ("arm is foot or arm is not foot", False, True),
        ("dp is 7 or more", True, False),
        ("dp is 6 or less", False, True),
        ("dp more than losses and losses more than dp", True, False),
        ("dp + losses is 13 or more", True, False),
        ("dp + losses is 12 or less", False, True),
        ("distance beyond 720 yd", True, False),
        ("distance within 120 yd and distance beyond 240 yd", True, False),
        ("distance beyond 120 yd and distance less than 121 yd", False, False),
        ("grade is A and enemy.grade is grade or better", False, False),
        ("grade is grade or better", False, True),
    ],
)
def test_conditions_that_never_or_always_hold(condition: str, never: bool, always: bool) -> None:
    text = lines(f'"x" nothing when {condition}')
    assert found(NEVER, text) == (['t: "x" can never hold'] if never else [])
    assert found(ALWAYS, text) == (['t: "x" holds in every case that comes to it'] if always else [])


@pytest.mark.parametrize(
    ("condition", "never", "always"),
    [
        ("charging and dp is 0 or more", [], ["dp is 0 or more"]),
        ("charging and dp is 1 or more", [], []),
        ("charging or dp is 7 or more", ["dp is 7 or more"], []),
        ("charging and distance within 720 yd", [], ["distance within 720 yd"]),
        ("charging and not distance beyond 720 yd", ["distance beyond 720 yd"], []),
        ("charging and distance less than 720 yd", [], []),
    ],
)
def test_parts_of_conditions_that_a_domain_decides(condition: str, never: list[str], always: list[str]) -> None:
    text = lines(f'"x" nothing when {condition}')
    assert found(NEVER, text) == [f't: in "x" `{part}` can never hold' for part in never]
    assert found(ALWAYS, text) == [f't: in "x" `{part}` holds whatever it is' for part in always]


def test_what_the_never_rules_exclude_never_holds() -> None:
    text = lines('"x" nothing when charging and arm is gun')
    assert found(NEVER, text) == []
    assert found(NEVER, "never charging unless arm is horse\n" + text) == ['t: "x" can never hold']
    # Through another rule: guns are never charged, and who charges is always charged back.
    chain = "never charging and dp is 0\nnever arm is gun and dp is 1 or more\n"
    assert found(NEVER, chain + text) == ['t: "x" can never hold']


def test_a_line_that_contradicts_its_block() -> None:
    text = 'test t for unit\n  roll D6\n  modifiers "guns" when arm is gun\n    +1 "x" when {}\n'
    text += '  results\n    0 or more "a" nothing\n'
    assert found(GROUP, text.format("arm is horse")) == ['t: "x" can never hold in this block']
    assert found(GROUP, text.format("dp is 1")) == []


def test_a_line_that_comes_too_late() -> None:
    text = 'action a for unit\n  may not "guns" when arm is gun\n  may otherwise\n  "x" nothing when {}\n'
    assert found(GROUP, text.format("arm is gun")) == ['a: "x" can never hold by the time it is read']
    assert found(ALWAYS, text.format("arm is not gun")) == ['a: "x" holds in every case that comes to it']
    assert found(GROUP, text.format("arm is foot")) == []


def test_a_case_that_its_band_rules_out() -> None:
    text = """contest c between unit and enemy
  roll D6
  value margin = total - enemy.total
  results on margin
    1 or more "won" nothing
      "x" nothing when enemy.margin is {}
      "y" nothing otherwise
    0 or less "not won" nothing
"""
    assert found(GROUP, text.format("0 or more")) == ['c: "x" can never hold in this block']
    assert found(GROUP, text.format("-3 or less")) == []


def test_an_effect_changes_what_later_lines_read() -> None:
    text = lines("dp = 0", '"x" nothing when dp is 1 or more')
    assert found(GROUP, text) + found(NEVER, text) == ['t: "x" can never hold']
    assert found(NEVER, lines('"y" +1 dp', '"x" nothing when dp is 0')) == ['t: "x" can never hold']
    assert found(NEVER, lines('"y" -1 dp', '"x" nothing when dp is 0')) == []


def test_a_test_that_was_taken_changes_what_later_lines_read() -> None:
    taken = 'test u for unit\n  roll D6\n  results\n    1 to 3 "a" dp = 1\n    4 to 6 "b" dp = 2\n'
    assert found(NEVER, taken + lines("take u", '"x" nothing when dp is 3')) == ['t: "x" can never hold']
    assert found(NEVER, taken + lines("take u", '"x" nothing when dp is 2')) == []
    some = taken + lines("take u when arm is foot", '"x" nothing when dp is 3')
    assert found(NEVER, some) == []


def test_otherwise_must_have_something_left() -> None:
    text = 'action a for unit\n  may "x" when arm is foot/horse\n  may not "y" when arm is gun\n  may otherwise\n'
    assert found(DEAD, text) == ["a: nothing is left for may"]
    assert found(DEAD, text.replace("foot/horse", "foot")) == []


def test_an_exclusion_must_exclude_something() -> None:
    assert found(NOTHING, lines('"x" nothing when arm is gun unless charging')) == []
    text = "never charging and arm is gun\n" + lines('"x" nothing when arm is gun unless charging')
    assert found(NOTHING, text) == ['t: the `unless` of "x" excludes nothing']
    assert found(NOTHING, lines('"x" nothing when dp is 2 or less unless dp is 3')) == [
        't: the `unless` of "x" excludes nothing'
    ]


def modifiers(*text: str) -> str:
    body = "".join(f"    {line}\n" for line in text)
    return f'test t for unit\n  roll D6\n  modifiers\n{body}  results\n    -9 or more "a" nothing\n'


def test_what_is_additional_must_be_able_to_count_with_the_other() -> None:
    base = '+1 "charging horse" as shock when charging and arm is horse'
    assert found(APART, modifiers(base, '+1 "more for foot" when arm is foot')) == [
        't: "more for foot" never counts together with "charging horse"'
    ]
    assert found(APART, modifiers(base, '+1 "more in grade A" when grade is A')) == []
    assert found(APART, modifiers(base, '+1 "on top of {shock}" when arm is gun')) == [
        't: "on top of shock" never counts together with "charging horse"'
    ]
    assert found(APART, modifiers(base, '+1 "guns, 3 or more" when arm is gun')) == []


def value(*text: str) -> str:
    return "value v for unit = dp\n" + "".join(f"  {line}\n" for line in text)


@pytest.mark.parametrize(
    ("text", "matters"),
    [
        (('+1 "a" when charging', '-1 "b" when arm is gun'), False),
        (('+1 "a" when charging', 'double "b" when arm is gun'), True),
        (('+1 "a" when charging', 'double "b" unless charging'), False),
        (('+1 "a" when charging', 'double "b, after all else" when arm is gun'), False),
        (('+1 "a" when charging', 'at most 4 "b"'), False),
        (('at most 4 "b"', '+1 "a" when charging'), True),
        (('at most 9 "b"', '+1 "a" when charging'), False),
        (('double "a" when charging', 'halve "b" when arm is gun'), False),
        (('double "a" when charging', 'halve rounding up "b" when arm is gun'), True),
    ],
)
def test_orders_that_matter(text: tuple[str, ...], matters: bool) -> None:
    assert bool(found(ORDER, value(*text))) is matters


def test_the_case_shows_both_results() -> None:
    (ruleset,) = built(HEAD + value('+1 "a" when charging', 'double "b" when arm is gun')).rulesets.values()
    (finding,) = ORDERED.find(ruleset)
    assert finding.message == 'v is 2 as written, and 1 with "b" before "a"'
    case, paste, head, given, gives = finding.help.split("\n")
    assert case == "for instance arm = gun, charging = yes"
    assert (paste, head) == ("a test to paste:", 'example "v as written" of v')
    assert given.startswith("  given unit arm = gun, charging")
    assert gives == "  gives v = 2"


def test_what_cannot_be_decided_is_said() -> None:
    far = "record piece\n  a: 1 yd to 40 yd\n  b: 1 yd to 40 yd\n  c: 1 yd to 40 yd\n"
    text = far + 'action go for piece\n  may "far" when a + b more than c\n  may not "near" when a + b less than c\n'
    assert found(UNDECIDED, text) == ["go is not decided: a, b, c are joined in it"]
    assert found("rc501_gap", text) == []


def test_a_roll_too_large_to_be_counted_is_told_and_does_not_hang() -> None:
    text = lines("roll 100D1000", "results", '  50000 or more "x" nothing', '  others "y" nothing')
    assert found(UNDECIDED, text) == ["t is not decided"]
