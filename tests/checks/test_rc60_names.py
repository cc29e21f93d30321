"""Names: what is declared and used by nothing, and one thing under two spellings."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))  # for check_texts, which the tests share

from check_texts import found

UNIT = 'ruleset r "Rules"\n  length yd\nrecord unit also friend\n  dp: 0 to 6\n  hits: 0 to 6\n'


@pytest.mark.parametrize(
    "use",
    [
        "term tired for unit when hits is 3 or more",
        'value pace for unit = 6 yd\n  -1 yd "each hit" per hits',
        'test t for unit\n  "1 hit" +1 hits',
        "term equal for unit against friend when dp is friend.hits",
        "never hits more than dp",
        'sequence s\n  phase p "P"\n    "Tired units" must t when hits is 1 or more\naction t for unit\n  "Halts"',
        'gain hits for unit\n  value gained\n    at most 1 "1 at a time"',
    ],
)
def test_a_fact_that_a_rule_reads_or_changes_is_used(use: str) -> None:
    assert found("rc601_unused_fact", f"term worn for unit when dp is 1 or more\n{use}\n", UNIT) == []


def test_a_fact_that_nothing_reads_is_found_in_its_own_record() -> None:
    rules = f"{UNIT}record leader\n  hits: 0 to 6\nterm worn for unit when dp is 1 or more and hits is 1 or more\n"
    assert found("rc601_unused_fact", "", rules) == ["nothing asks for `hits` of leader, and nothing changes it"]


def test_facts_of_the_units_of_a_list_are_used() -> None:
    rules = f"{UNIT}record wing\n  units: 1 to 4 of unit\nvalue all for wing = sum of units.hits + sum of units.dp\n"
    assert found("rc601_unused_fact", "", rules) == []


def test_one_member_may_go_unnamed_and_two_may_not() -> None:
    head = 'ruleset r "R"\nkind Arm\n  foot = pike, shot\n  horse\n  gun\nrecord unit\n  arm: Arm\n'
    assert found("rc602_unused_member", "term mounted for unit when arm is horse or arm is foot\n", head) == []
    (message,) = found("rc602_unused_member", "term mounted for unit when arm is horse\n", head)
    assert message == "no rule tells `pike`, `shot`, `gun` of `Arm` apart"


def test_members_that_a_table_or_an_effect_names_are_named() -> None:
    rows = (
        "table pace by arm gives 1 to 9\n  |       | n |\n  | foot  | 6 |\n  | horse | 9 |\nvalue v for unit = pace\n"
    )
    assert found("rc602_unused_member", f"{rows}term top for unit when grade is A or better or grade is B\n") == []


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("term t for unit when charging\n", ["nothing uses the term `t`"]),
        ("term t for unit when charging\ntest u for unit\n  roll D6\n  modifiers\n    +1 when t\n", []),
        ('term t "stand"\n  "The smallest body of men"\n', []),
        ('term t for unit when charging\ntest u for unit\n  may "{t}" when dp is 0\n', []),
        ('term t for unit when charging\nexample "e" of t\n  given unit charging\n  gives t = yes\n', []),
        ("value base for unit = 6 yd\n", []),
        ("value base for unit = 6 yd\ntest u for unit\n  roll D6\n", ["nothing uses the value `base`"]),
        ("table t by arm gives 1 to 9\n  |      | n |\n  | foot | 6 |\n", ["nothing reads the table `t`"]),
    ],
)
def test_values_terms_and_tables_that_nothing_uses(text: str, names: list[str]) -> None:
    assert found("rc603_unused_statement", text) == names


def test_a_test_needs_something_that_leads_to_it_once_there_is_a_sequence() -> None:
    text = 'test a for unit\n  roll D6\ntest b for unit\n  take a\naction c for unit\n  "Goes"\n'
    assert found("rc604_never_taken", text) == []
    assert found("rc604_never_taken", f"{text}sequence s\n  phase p take a\n") == ["nothing leads to the test `b`"]
    assert found("rc604_never_taken", f"{text}sequence s\n  phase p take b\n") == []


@pytest.mark.parametrize(
    ("one", "other", "message"),
    [
        ("counter-charge", "countercharge", ["“countercharge” is spelt “counter-charge” elsewhere"]),
        ("armoured", "armored", ["“armoured” is spelt “armored” elsewhere"]),
        ("in our lines", "in or out", []),
        ("ride-through", "ride through", []),  # a noun and a verb
        ("counter charge", "counter-charge", ["“counter-charge” is spelt “counter charge” elsewhere"]),
        ("manoeuvring", "maneuvering", ["“manoeuvring” is spelt “maneuvering” elsewhere"]),
        ("manoeuvre", "manoeuver", ["“manoeuvre” is spelt “manoeuver” elsewhere"]),
        ("re-form", "reform", ["“reform” is spelt “re-form” elsewhere"]),
    ],
)
def test_two_spellings_of_one_word(one: str, other: str, message: list[str]) -> None:
    text = f'term a "{one}" for unit when charging\nterm b "{other}" for unit when dp is 1\n'
    assert found("rc605_two_spellings", text) == message
