"""rulec resolve: answers in words and in JSON, and one clear sentence where there is none."""

from __future__ import annotations

import json

import pytest
from asking_samples import CONTROL, SKIRMISH


@pytest.fixture
def resolved(run, put):
    put("rules/skirmish.rules", SKIRMISH)
    return lambda *args, stdin=b"": run("resolve", *args, stdin=stdin)


def as_json(answer, code=0):
    assert answer.code == code, answer.err
    return json.loads(answer.out)


def test_an_answer_in_words_tells_what_counted_and_who_says_so(resolved):
    answer = resolved("skirmish.control", *CONTROL, "--choose", "leader=+1", "--dice", "2")
    assert answer.code == 0
    lines = [" ".join(line.split()) for line in answer.out.splitlines()]
    assert lines == [
        "Control test (skirmish.control) @s 10-20",
        "",
        "unit",
        "must: far away @s 11",
        "rolls 2 @s 12",
        "+1 (A1) Grade @s 13",
        "+1 leader @s 14",
        "+1 steady @s 9",
        "5: Acts @s 18",
        "may act @s 18",
        "total: 5",
        "",
        "what is then done",
        "unit may act",
        "",
        "taken as usual, since not given",
        "unit.dp = 0",
    ]


def test_rulings_that_had_a_part_are_named(resolved):
    answer = resolved("skirmish.control", *CONTROL, "--choose", "leader=1", "--dice", "6")
    assert "[ruling high]" in answer.out
    assert "high: 6 and more is as 5" in answer.out


def test_trace_shows_also_what_did_not_count(resolved):
    answer = resolved("skirmish.control", *CONTROL, "--set", "near=200 yd", "--dice", "2", "--trace")
    assert "  - unit control: leader" in answer.out


def test_values_are_written_as_on_a_sheet(resolved):
    for near in ("100yd", "100 yd", "100", "200/2", "100.0 yd"):
        answer = resolved("skirmish.control", "--set", f"unit.near={near}", "--set", "grade=B", "--set", "brave=no",
                          "--choose", "leader=+1", "--dice", "3", "--json")  # fmt: skip
        found = as_json(answer)
        assert found["facts"]["unit"] == {"near": 100, "grade": "B", "brave": False}
        assert found["outputs"]["unit"]["total"] == 3


def test_a_member_can_be_given_by_its_label(resolved):
    assert as_json(resolved("skirmish.ranges", "--set", "arm=Cavalry", "--set", "band=short", "--json"))["value"] == 20


def test_json_has_every_part_of_the_answer(resolved):
    found = as_json(resolved("skirmish.control", *CONTROL, "--choose", "leader=-1", "--dice", "1", "--json"))
    assert (found["format"], found["version"], found["name"]) == ("rulec-resolution", 1, "control")
    assert found["verdicts"] == {"unit": "must"}
    assert found["outputs"]["unit"] == {"verdict": "must", "total": 2, "natural": 1, "dice": 1, "result": "halts"}
    said = [(m["value"], m["label"], m["cites"][0]["lines"]) for m in found["modifiers"] if m["statement"] == "control"]
    assert said == [("+1 (A1)", "Grade", [[13, 13]]), ("-1", "leader", [[14, 14]]), ("+1", "steady", [[9, 9]])]
    assert [(r["sort"], r["name"]) for r in found["rows"]] == [("band", "halts")]
    assert [e["value"] for e in found["effects"]] == ["must halt", "+1 dp"]
    assert found["obliged"] == {"unit": {"must": ["halt"]}}
    assert found["changes"] == [{"party": "unit", "fact": "dp", "before": 0, "after": 1, "clamped": False}]
    assert found["facts"]["unit"]["dp"] == 1
    assert found["defaults"] == {"unit.dp": 0}
    assert found["rolls"][0]["value"] == "1"


def test_the_same_situation_as_json_on_standard_input(resolved):
    situation = {
        "facts": {"unit": {"grade": "A1", "brave": True}, "unit.near": "100 yd"},
        "choices": {"leader": -1},
        "dice": [1],
    }
    found = resolved("skirmish.control", "-", "--json", stdin=json.dumps(situation).encode())
    assert as_json(found) == as_json(
        resolved("skirmish.control", *CONTROL, "--choose", "leader=-1", "--dice", "1", "--json")
    )


def test_lists_come_as_json(resolved):
    units = {"facts": {"side": {"units": [{"dp": 2}, {"dp": 1.0}]}}}
    assert as_json(resolved("skirmish.strength", "-", "--json", stdin=json.dumps(units).encode()))["outputs"] == {
        "side": {"strength": 3}
    }
    answer = resolved("skirmish.strength", "--set", "units=2")
    assert (answer.code, "is a list; give it as JSON" in answer.err) == (2, True)


def test_dice_by_party_and_in_the_order_of_play(resolved):
    facts = ("--set", "unit.dp=0", "--set", "enemy.dp=0", "--json")
    for dice in (("--dice", "6,2"), ("--dice", "unit=6", "--dice", "enemy=2"), ("--dice", "6", "--dice", "enemy=2")):
        found = as_json(resolved("skirmish.fight", *facts, *dice))
        assert [found["outputs"][p]["margin"] for p in ("unit", "enemy")] == [4, -4]
        assert found["facts"] == {"unit": {"dp": 0}, "enemy": {"dp": 1}}
    again = as_json(resolved("skirmish.fight", *facts, "--dice", "unit=3,1", "--dice", "enemy=3,5"))
    assert again["facts"] == {"unit": {"dp": 1}, "enemy": {"dp": 0}}


def test_dice_are_rolled_when_none_are_given_and_a_seed_repeats_them(resolved):
    facts = ("skirmish.fight", "--set", "unit.dp=0", "--set", "enemy.dp=0", "--json")
    seeded = {json.dumps(as_json(resolved(*facts, "--seed", n))) for n in range(12)}
    assert len(seeded) > 1
    assert as_json(resolved(*facts, "--seed", 3)) == as_json(resolved(*facts, "--seed", 3))
    assert resolved(*facts).code == 0


def test_a_test_that_is_taken_uses_the_next_dice(resolved):
    found = as_json(resolved("skirmish.risk", "--set", "leader.wounds=1", "--dice", "1,3", "--json"))
    assert found["facts"]["leader"] == {"wounds": 2}
    assert found["outputs"]["leader"]["wound.dice"] == 1


def test_a_figure_can_be_set_outright(resolved):
    answer = resolved(
        "skirmish.control", *CONTROL, "--set", "unit.steadiness=3", "--choose", "leader=1", "--dice", "1", "--json"
    )
    assert as_json(answer)["outputs"]["unit"]["total"] == 6


def test_a_table_is_asked_by_its_keys(resolved):
    assert resolved("skirmish.ranges", "--set", "arm=foot", "--set", "band=long").out == "120 yd  @s 41\n"
    assert resolved("skirmish.ranges", "--set", "arm=horse", "--set", "band=long").out == "none  @s 42\n"
    assert "ranges needs its key band" in resolved("skirmish.ranges", "--set", "arm=foot").err
    assert "did you mean band?" in resolved("skirmish.ranges", "--set", "bnad=long").err


# ---------------------------------------------------------------- no answer


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--set", "garde=A1"), "unit has no fact garde; did you mean grade?"),
        (("--set", "uint.grade=A1"), "no record plays uint; did you mean unit?"),
        (("--set", "grade=A3"), "unit.grade cannot be A3; it can be A1, A2, B"),
        (("--set", "arm=hrose"), "unit.arm cannot be hrose; it can be foot, horse; did you mean horse?"),
        (("--set", "near=500yd"), "unit.near cannot be 500yd; it can be 0 yd to 480 yd"),
        (("--set", "near=10in"), "10in is in in, and these rules measure in yd"),
        (("--set", "near=45deg"), "unit.near cannot be 45deg"),
        (("--set", "dp=1/2"), "unit.dp cannot be 1/2; it can be 0 to 6"),
        (("--set", "brave=maybe"), "unit.brave cannot be maybe; it can be yes or no"),
        (("--set", "grade"), "write a name and a value, as in --set unit.grade=A1"),
        ((*CONTROL, "--choose", "ledaer=1"), "there is no choice ledaer; did you mean leader?"),
        ((*CONTROL, "--choose", "leader=2", "--dice", "1"), "leader = 2 is not open here: 1 or -1"),
        ((*CONTROL, "--dice", "1"), "choose unit.leader: 1 or -1"),
        ((*CONTROL, "--choose", "leader=1", "--dice", "7"), "7 is not a face of the die unit rolls"),
        ((*CONTROL, "--choose", "leader=1", "--dice", "1,2"), "1 face was given that no roll asked for"),
        ((*CONTROL, "--choose", "leader=1", "--dice", "one"), "one is not the face of a die"),
        ((*CONTROL, "--dice", "enmy=1"), "nobody called enmy rolls"),
        (("--dice", "1"), "unit.near is not given; it can be 0 yd to 480 yd"),
        ((*CONTROL, "--dice", "1", "--seed", "1"), "--seed is for dice that rulec rolls"),
    ],
)
def test_a_question_that_is_wrong_is_told_in_one_sentence(resolved, args, said):
    answer = resolved("skirmish.control", *args)
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err
    assert len(answer.err.splitlines()) == 1


def test_a_state_that_cannot_occur_has_no_answer(resolved):
    answer = resolved("skirmish.control", "--set", "arm=horse", "--set", "near=401 yd")
    assert answer.code == 1
    assert answer.err == "IllegalState: unit: it cannot be that arm is horse and near beyond 400 yd (@s 2)\n"


def test_a_gap_has_no_answer_and_is_cited(run, put):
    put("rules/s.rules", SKIRMISH.replace("6 or more", "7 or more"))
    answer = run("resolve", "skirmish.control", *CONTROL, "--choose", "leader=+1", "--dice", "3")
    assert answer.code == 1
    assert answer.err == "NoRule: Control test: no row for the total 6 (@s 10-20)\n"


def test_errors_are_data_for_a_program(resolved):
    found = as_json(resolved("skirmish.control", "--dice", "1", "--json"), code=2)
    assert found["error"]["code"] == "MissingFact"
    assert found["error"]["fact"] == "unit.near"
    found = as_json(resolved("skirmish.control", *CONTROL, "--dice", "1", "--json"), code=2)
    assert (found["error"]["choice"], found["error"]["options"]) == ("unit.leader", [1, -1])


@pytest.mark.parametrize(
    ("stdin", "said"),
    [
        (b"", "standard input is not JSON"),
        (b"[1]", "must hold a JSON object"),
        (b'{"fcats": {}}', "the JSON object has a key fcats; did you mean facts?"),
        (b'{"facts": 3}', "facts must be an object"),
        (b'{"dice": 3}', "dice must be a list"),
        (b'{"facts": {"near": NaN}}', "NaN is no figure"),
        (b"[" * 100_000, "standard input is not JSON"),
        (b'{"facts": {"unit": {"units": [{}]}}}', "unit has no fact units"),
    ],
)
def test_json_that_is_wrong_is_told_in_one_sentence(resolved, stdin, said):
    answer = resolved("skirmish.control", "-", stdin=stdin)
    assert answer.code == 2
    assert said in answer.err


def test_a_list_is_checked_by_its_elements(resolved):
    for units, said in (
        ([{"dp": 9}], "side.units[1].dp cannot be 9"),
        ([{"graed": 9}], "side.units[1] has no fact graed; did you mean grade?"),
        ([{}] * 4, "side.units has 4 elements; it can be a list of 1 to 3 unit"),
        ([3], "side.units[1] must be an object"),
    ):
        answer = resolved("skirmish.strength", "-", stdin=json.dumps({"facts": {"units": units}}).encode())
        assert (answer.code, said in answer.err) == (2, True), answer.err


def test_help_has_examples_and_exit_codes(run):
    said = run("resolve", "--help").out
    assert "Examples:" in said
    assert "Exit codes: 0 answered" in said


# ---------------------------------------------------------------- nothing is passed over in silence


def test_a_total_set_outright_is_the_only_total(resolved):
    answer = resolved("skirmish.control", *CONTROL, "--set", "total=4", "--choose", "leader=1")
    assert [line.strip() for line in answer.out.splitlines() if "total" in line or "rolls" in line] == ["total: 4"]
    found = as_json(resolved("skirmish.control", *CONTROL, "--set", "total=4", "--json"))
    assert found["outputs"]["unit"] == {"verdict": "must", "total": 4, "result": "acts"}
    assert (found["rolls"], found["modifiers"]) == ([], [])


def test_a_table_is_asked_by_json_too(resolved):
    for facts in ({"arm": "foot", "band": "long"}, {"arm": "horse"}):
        stdin = json.dumps({"facts": facts}).encode()
        answer = resolved("skirmish.ranges", "-", *(() if len(facts) == 2 else ("--set", "band=short")), stdin=stdin)
        assert answer.out == ("120 yd  @s 41\n" if len(facts) == 2 else "20 yd  @s 42\n")
    for stdin in (b"[1]", b'{"facts": 1}'):
        assert "a JSON object with the keys of the table" in resolved("skirmish.ranges", "-", stdin=stdin).err
    answer = resolved("skirmish.ranges", "-", stdin=b'{"facts": {"arm": [[1]], "band": "long"}}')
    assert answer.err == "error: arm cannot be a list or an object; it can be foot, horse\n"


def test_a_table_has_neither_dice_nor_choices(resolved):
    keys = ("--set", "arm=foot", "--set", "band=long")
    for option in (("--dice", "3"), ("--choose", "leader=1"), ("--seed", "1")):
        answer = resolved("skirmish.ranges", *keys, *option)
        assert answer.code == 2
        assert answer.err == (
            f"error: ranges is a table; nothing is rolled or chosen in it, so leave out {option[0]}\n"
        )
    answer = resolved("skirmish.ranges", "-", stdin=b'{"facts": {"arm": "foot", "band": "long"}, "dice": [1]}')
    assert "leave out dice" in answer.err


def test_who_has_no_part_has_no_facts_and_no_dice(resolved):
    said = "enemy has no part in control; the parties are unit"
    assert said in resolved("skirmish.control", *CONTROL, "--set", "enemy.dp=1").err
    assert said in resolved("skirmish.control", "-", stdin=b'{"facts": {"enemy": {"dp": 1}}}').err
    said = "nobody called nobody rolls; the parties are unit"
    assert said in resolved("skirmish.control", "-", stdin=b'{"dice": {"nobody": [1]}}').err
    assert "nobody called enemy rolls" in resolved("skirmish.control", *CONTROL, "--dice", "enemy=1").err


def test_dice_that_are_given_as_none_are_not_rolled(resolved):
    asked = ("skirmish.control", *CONTROL, "--choose", "leader=1")
    said = "unit rolls 1 die, and no faces are given for it"
    assert said in resolved(*asked, "--dice", "").err
    for dice in (b"[]", b"{}"):
        assert said in resolved(*asked, "-", stdin=b'{"dice": ' + dice + b"}").err


def test_a_name_that_is_not_there_is_data_for_a_program(resolved):
    for name in ("skirmish.nosuch", "nosuch.control"):
        found = as_json(resolved(name, "--json"), code=2)
        assert (found["error"]["code"], "nosuch" in found["error"]["message"]) == ("InputError", True)
    assert resolved("skirmish.nosuch").err.startswith("error: skirmish has no nosuch")


@pytest.mark.parametrize(
    ("stdin", "said"),
    [
        (b"[" * 100_000, "standard input is not JSON that can be read: it has lists in lists too deep"),
        (b'{"facts": ', "standard input is not JSON: it cannot be read at line 1, column 11"),
        (b"\xff", "standard input is not JSON: it is not text in UTF-8"),
        (b'{"facts": {"dp": ' + b"9" * 5000 + b"}}", "a figure on standard input is too long; the most is 30 digits"),
        (b'{"facts": {"dp": 1e999999999}}', "a figure on standard input is too long; the most is 30 digits"),
        (b'{"facts": {"dp": [[]]}}', "unit.dp cannot be a list or an object; it can be 0 to 6"),
        (b'{"choices": {"leader": {}}}', "a choice cannot be a list or an object; write a word or a figure"),
        (b'{"dice": [[1]]}', "the face of a die is a whole number, as in [6, 3]"),
    ],
    ids=range(8),
)
def test_json_is_refused_in_plain_words(resolved, stdin, said):
    answer = resolved("skirmish.control", "-", stdin=stdin)
    assert (answer.code, answer.err) == (2, f"error: {said}\n")


TURN = (
    SKIRMISH
    + """
section sequence "Turn"
sequence turn "Turn"  @s 1-3
  phase orders "Orders"  @s 1
    "All who are far away" take control when near beyond 60 yd
  phase fights "Fights"  @s 2
    phase melees "Melees" take fight
    phase after "Then" may halt/act when arm is foot
"""
)


@pytest.fixture
def turn(run, put):
    put("rules/skirmish.rules", TURN)
    return lambda *args, stdin=b"": run("resolve", "skirmish.turn", *args, stdin=stdin)


def test_a_sequence_is_answered_with_its_phases_in_order(turn):
    answer = turn()
    assert answer.code == 0
    assert answer.out.splitlines() == [
        "Turn (skirmish.turn)  @s 1-3",
        "",
        "1    Orders  @s 1",
        "     unit takes control: All who are far away (it depends on unit.near)  @s 1",
        "2    Fights  @s 2",
        "2.1  Melees  @s 2",
        "     unit takes fight  @s 2",
        "2.2  Then  @s 2",
        "     unit may halt/act (it depends on unit.arm)  @s 2",
    ]


def test_what_the_facts_rule_out_of_a_sequence_is_shown_with_trace_alone(turn):
    facts = ("--set", "near=60 yd", "--set", "unit.arm=foot")
    assert "control" not in turn(*facts).out
    assert "     unit may halt/act  @s 2" in turn(*facts).out.splitlines()
    assert "     - unit takes control: All who are far away  @s 1" in turn(*facts, "--trace").out.splitlines()


def test_a_sequence_as_json(turn):
    found = as_json(turn("--json", "-", stdin=b'{"facts": {"unit": {"near": 61}}}'))
    assert (found["format"], found["name"]) == ("rulec-resolution", "turn")
    assert [phase["number"] for phase in found["phases"]] == ["1", "2", "2.1", "2.2"]
    (first,) = found["phases"][0]["doings"]
    assert (first["party"], first["verdict"], first["acts"], first["holds"]) == ("unit", "take", ["control"], True)
    (last,) = found["phases"][3]["doings"]
    assert (last["holds"], last["asks"]) == (None, ["unit.arm"])


def test_nothing_is_rolled_in_a_sequence(turn, run):
    for option in (("--dice", "3"), ("--choose", "leader=1"), ("--seed", "1")):
        answer = turn(*option)
        assert answer.code == 2
        assert "turn is a sequence; nothing is rolled or chosen in it" in answer.err
    assert turn("-", stdin=b'{"dice": [1]}').code == 2
    odds = run("odds", "skirmish.turn")
    assert odds.code == 2
    assert "turn is a sequence; nothing is rolled in it" in odds.err
    assert turn("--set", "enemy.arm=foot").code == 2
    assert turn("--set", "unit.arm=boat").code == 2
