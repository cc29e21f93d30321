"""Promises: phases and acts that nothing describes, results and states that lead nowhere."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))  # for check_texts, which the tests share

from check_texts import found


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        ('sequence s\n  phase p "Omens"\n', ["phase `p` is named, and no rule says what is done in it"]),
        (
            'sequence s\n  phase p "Omens"\n    phase q "Birds"\n',
            ["phase `q` is named, and no rule says what is done in it"],
        ),
        ('sequence s\n  phase p "Omens"\n    "The players look at the birds"\n', []),
        ('sequence s\n  phase p "Go" may go\naction go for unit\n  "Goes"\n', []),
        ('sequence s\n  phase p "Go" may go\naction go for unit\n', ["`go` must or may be done, and nothing says how"]),
        ("action go for unit\n", []),  # nothing promises it
        ('test t for unit\n  "Flees" must go\naction go for unit\n  note "Off the table."\n', []),
    ],
)
def test_what_is_named_is_described(text: str, messages: list[str]) -> None:
    assert found("rc611_promise_not_kept", text) == messages


@pytest.mark.parametrize(
    ("results", "messages"),
    [
        ('1 "Shaken"', ["the result `Shaken` has no effect"]),
        ('1 "Shaken" nothing', []),
        ('1 "Shaken"\n      "Guns"   +1 dp when arm is gun\n      "Others" +2 dp otherwise', []),
        ('1 "Flees at once"', ["the result “Flees at once” has no effect"]),
    ],
)
def test_a_result_without_effect_leads_nowhere(results: str, messages: list[str]) -> None:
    use = "term worn for unit when dp is 1 or more\n"
    text = f"{use}test t for unit\n  roll D6\n  results\n    {results}\n"
    assert found("rc612_leads_nowhere", text) == messages


def test_a_state_that_is_set_and_never_read_leads_nowhere() -> None:
    (message,) = found("rc612_leads_nowhere", 'test t for leader\n  "Hit" +1 wounds\n')
    assert message == "`wounds` of leader is changed, and no rule asks for it"
    assert found("rc612_leads_nowhere", 'test t for leader\n  "Hit" +1 wounds when wounds is 0\n') == []


STATES = "record troop\n  doing: nothing/rout/retreat/pursuit/looting{normally}\n"
KEPT = (
    "test t for troop\n  roll D6\n  modifiers\n    -1 when doing is {asked}\n  results\n    1 doing = rout\n"
    "    2 doing = retreat\n    3 doing = pursuit\n    4 doing = {last}\n    others nothing\n"
)


@pytest.mark.parametrize(
    ("asked", "last", "normally", "lacking"),
    [
        ("looting", "nothing", "", ["nothing makes `doing` of troop looting, and rules ask for it"]),
        ("looting", "looting", "", []),
        ("rout", "nothing", "", []),  # nobody asks for looting
        ("nothing", "looting", "", []),  # it begins with the first
        ("looting", "nothing", ", normally looting", []),  # it begins with what is normal
    ],
)
def test_a_state_that_is_asked_for_comes_about(asked: str, last: str, normally: str, lacking: list[str]) -> None:
    text = STATES.format(normally=normally) + KEPT.format(asked=asked, last=last)
    assert found("rc613_never_comes_about", text) == lacking


def test_a_fact_that_rules_set_only_in_part_is_the_players_to_keep() -> None:
    text = STATES.format(normally="") + KEPT.format(asked="looting", last="nothing").replace(
        "doing = retreat", "nothing"
    )
    text = text.replace("doing = pursuit", "nothing").replace("doing = nothing", "nothing")
    assert found("rc613_never_comes_about", text) == []
