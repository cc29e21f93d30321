"""Texts and names of the rules never change the code that is written: hostile ones by the thousand, in a process apart."""

from __future__ import annotations

import json
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from attrs import evolve

from rulec.backends.batch.module import emit as emit_batch
from rulec.backends.python.module import emit, module_text
from rulec.backends.python.names import Names
from rulec.diagnostics import RulecError
from rulec.meaning.dice import GivenDice
from rulec.meaning.evaluate import resolve
from rulec.model.build import build
from rulec.model.entities import Ruleset
from rulec.source import Source
from rulec.syntax.parse import parse

PIECES = (
    '"', '"""', "'", "'''", "\\", "\\\\", "\\n", "\\x00", "\\N{BULLET}", "\\u2028", "{", "}", "{{", "}}", "{0}", "{x!r}",
    "%s", "%(x)s", "#", "# noqa", ";", ":", "raise SystemExit", "import os", "{{ 7 * 7 }}", "{% raw %}", "{# x #}",
    "#set text(red)", "#{1 + 1}", "$x$", "<script>alert(1)</script>", "&amp;", "<!--", "-->", "]]>",
    "é", "ß", "漢字", "🎲", "return 1", "):", "class X:", "__import__('os')", "f'{x}'", "rb'x'", "@qrs",
)  # fmt: skip
RULES, MODULES = 180, 6  # tests in each; every third module has labels of several lines as well
HEAD = 'ruleset t "Test"\n  length yd\n  source s "sheet"\n\nrecord unit\n  dp: 0 to 9\n  wet: yes/no\n\n'

ASK = """
import dataclasses, importlib, json, sys
import numpy as np
sys.path.insert(0, sys.argv[1])
SITUATIONS = ((True, 6), (False, 1))

def rows(resolver):
    columns = {"unit.dp": np.full(2, 2), "unit.wet": np.array([wet for wet, _ in SITUATIONS])}
    out = resolver.resolve_many(columns | {"dice.1": np.array([face for _, face in SITUATIONS])})
    assert not out["error"].any()
    return [[*map(str, row)] for row in zip(*(resolver.decode(out, f"unit.{name}") for name in ("total", "dp", "result")))]

found = []
for name in sys.argv[2:]:
    g, b, n = (importlib.import_module(name + end) for end in ("", "_batch", "_numba"))
    for resolver in [r for r in vars(g).values() if isinstance(r, g._Resolver)]:
        columns = b.RESOLVERS[resolver.name]
        blocks = rows(columns)
        work, reads, makes = n.LOOPS[resolver.name]
        assert rows(dataclasses.replace(columns, kernel=b._Loop(work, n.B, reads, makes))) == blocks
        for (wet, face), row in zip(SITUATIONS, blocks):
            told = resolver.explain(g.Unit(dp=2, wet=wet), dice=[face])
            made = told.result
            assert resolver.resolve(g.Unit(dp=2, wet=wet), dice=[face]) == made
            assert [str(made.total), str(made.dp), made.result] == row
            assert resolver.label in str(told)
            entries = sorted((e.label, e.counted, e.value) for e in told.entries)
            found.append([resolver.name, resolver.label, made.total, made.dp, made.result, entries])
print(json.dumps(found))
"""


def hostile(source: Random) -> str:
    return " ".join(source.choice(PIECES) for _ in range(source.randint(1, 4)))


def quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def rules_with(texts: list[str]) -> Ruleset:
    """A ruleset in which every statement has texts of its own."""
    parts = [HEAD]
    for at in range(0, len(texts), 4):
        label, line, band, note = map(quoted, texts[at : at + 4])
        parts.append(
            f"test t{at} {label} for unit\n  note {note}\n  roll D6\n  modifiers\n    +1 {line} when wet\n  results\n"
            f"    4 or more {band} +1 dp\n    others {line} nothing\n\n"
        )
    parsed = parse(Source("t.rules", "".join(parts)))
    model, problems = build([("t", parsed.tree)])
    assert [d.message for d in (*parsed.diagnostics, *problems) if d.code.id != "RC101"] == []
    return model.rulesets["t"]


def broken_up(rules: Ruleset) -> Ruleset:
    """Labels over several lines, which no file can hold, but a program might."""
    return evolve(
        rules,
        statements={
            n: evolve(s, label=f"{s.label}\n\r\x00\x85\u2028\u202e\ufeff\ud800x") for n, s in rules.statements.items()
        },
    )


def test_hostile_texts_change_nothing(tmp_path: Path) -> None:
    """In the modules of single situations, those over columns and their loops, which are plain Python unless compiled."""
    wanted = []
    for at in range(MODULES):
        source = Random(at)
        rules = rules_with([hostile(source) for _ in range(4 * RULES)])
        rules = evolve(broken_up(rules) if at % 3 == 2 else rules, name=f"m{at}")
        for output in (emit(rules), *emit_batch(rules)):
            (tmp_path / Path(output.path).name).write_bytes(output.content)
        for name, statement in rules.statements.items():
            for wet, face in ((True, 6), (False, 1)):
                found = resolve(rules, name, {"unit": {"dp": Fraction(2), "wet": wet}}, {}, GivenDice({"": [face]}))
                entries = sorted((e.label, e.counted, e.value) for e in found.trace)
                total, result = (found.outputs["unit", made] for made in ("total", "result"))
                dp = found.facts["unit"]["dp"]
                wanted.append([name, statement.label, int(total), int(dp), result, [list(entry) for entry in entries]])
    assert len(wanted) == 2 * MODULES * RULES >= 2000
    names = [f"m{at}" for at in range(MODULES)]
    done = subprocess.run(
        [sys.executable, "-I", "-W", "error", "-c", ASK, str(tmp_path), *names],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == wanted


# ---------------------------------------------------------------- names

NAMED = """\
ruleset {name} "Test"
  length yd

kind {Kind} "kind"
  {member}
  other_member
record {record}
  {fact}: 0 to 9
  kind: {Kind}

test {test} for {record}
  roll D6
  value {value} = {fact} + total
  results on {value}
    5 or more "high" +1 {fact}
    others "low" nothing when kind is {member}
    others "lower" -1 {fact}
"""
PLAIN = {
    "name": "t", "Kind": "Kind", "member": "plain", "record": "unit", "fact": "dp", "test": "trial", "value": "reach"
}  # fmt: skip
AWKWARD = (
    "class", "def", "None", "True", "lambda", "import", "async", "print", "list", "range", "type", "id", "str", "object",
    "Range", "Odds", "Entry", "Fraction", "Enum", "Any", "dice_", "chosen_", "note", "notes", "found", "self", "before",
    "after", "must_", "given", "but", "name", "value_", "label", "mro", "applies", "changed", "act_", "usual", "reached",
    "resolve", "explain", "odds", "choices", "cites", "parties", "unit_after", "T", "annotations", "ceil", "role", "known",
)  # fmt: skip


def named(**names: str) -> Ruleset | None:
    """The rules with a name put in, or None if the language itself refuses it."""
    parsed = parse(Source("t.rules", NAMED.format(**{**PLAIN, **names})))
    model, problems = build([("t", parsed.tree)])
    if [d for d in (*parsed.diagnostics, *problems) if d.code.severity.name == "ERROR"]:
        return None
    return next(iter(model.rulesets.values()))


def test_awkward_names_work_or_are_refused_in_words() -> None:
    """Each word in each place at some time, in rules that have nothing but awkward names."""
    worked, places, count = 0, list(PLAIN)[1:], len(AWKWARD)
    for at in range(count):
        names = {place: AWKWARD[(at + 8 * k) % count] for k, place in enumerate(places)}
        if named(**names) is not None:
            worked += works(names, f"awkward_{at}")
        else:  # the language refuses one of them
            worked += sum(works({place: word}, f"awkward_{at}_{place}") for place, word in names.items())
    assert worked > count // 2


def works(names: dict[str, str], module: str) -> bool:
    rules = named(**names)
    if rules is None:
        return False
    try:
        text = module_text(rules)
    except RulecError as refused:
        assert any(word in str(refused) for word in names.values())  # noqa: PT017 - most words are not refused
        return False
    sys.modules[module] = ModuleType(module)  # dataclasses look their module up
    g: dict[str, Any] = vars(sys.modules[module])
    exec(compile(text, f"{module}.py", "exec"), g)
    made, called = Names(rules), PLAIN | names
    fact, value = made.fact(called["fact"]), made.made(called["value"])
    unit = g[made.records[called["record"]]](**{fact: 3, "kind": "other_member"})
    resolver = g[made.resolvers[called["test"]]]
    found = resolver.resolve(unit, dice=[6])
    assert getattr(found, value) == 9
    assert found.changed() == {fact: 4}
    assert resolver.explain(unit, dice=[6]).result == found
    (odds,) = resolver.odds(unit)
    assert odds.of(called["fact"]) == {2: Fraction(1, 6), 4: Fraction(5, 6)}
    return True


def test_names_that_meet_after_normalising_are_told() -> None:
    text = 'ruleset t "T"\nrecord unit\n  range: 0 to 9\n  range_: 0 to 9\nvalue v for unit = range + range_\n'
    parsed = parse(Source("t.rules", text))
    model, _ = build([("t", parsed.tree)])
    with pytest.raises(RulecError, match=r"range.*range_|range_.*range"):
        module_text(model.rulesets["t"])
