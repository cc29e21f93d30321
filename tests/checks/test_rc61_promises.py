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
