"""Every syntax code: its bad example raises exactly that code, its good one none."""

from __future__ import annotations

import pytest

from rulec.diagnostics import Code
from rulec.model.build import build
from rulec.source import Source
from rulec.syntax.messages import CODES
from rulec.syntax.parse import parse


@pytest.mark.parametrize("code", CODES, ids=lambda c: c.slug)
def test_examples_of_a_code(code: Code) -> None:
    assert [d.code.id for d in parse(Source("a.rules", code.bad)).diagnostics] == [code.id]
    assert parse(Source("a.rules", code.good)).diagnostics == ()


def test_codes_are_unique() -> None:
    assert len({c.id for c in CODES}) == len({c.slug for c in CODES}) == len(CODES)


@pytest.mark.parametrize("code", CODES, ids=lambda c: c.slug)
def test_the_examples_stand_alone(code: Code) -> None:
    """What rulec explain shows can be put into a file and checked: nothing else is wrong with it."""
    for text in (code.bad, code.good):
        assert build([("", parse(Source("a.rules", text)).tree)])[1] == ()
