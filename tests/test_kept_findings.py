"""Kept findings: the same as found, for every check; and a ruleset that has changed is looked at again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulec import kept_findings
from rulec.cache import CheckCache
from rulec.checks import checks, find_all
from rulec.checks.base import Check
from rulec.kept_findings import finder
from rulec.model.build import build
from rulec.model.entities import Ruleset
from rulec.source import Source
from rulec.syntax.parse import parse


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CheckCache:
    monkeypatch.setenv("RULEC_CACHE_DIR", str(tmp_path / "cache"))
    return CheckCache([], [str(tmp_path)])


def read(text: str) -> tuple[Ruleset, list[Source]]:
    source = Source("r.rules", text)
    model, _ = build([("r", parse(source).tree)])
    return next(iter(model.rulesets.values())), [source]


@pytest.mark.parametrize("check", checks(), ids=lambda check: check.code.id)
def test_what_is_read_back_is_what_was_found(cache: CheckCache, check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    ruleset, sources = read(check.code.bad)
    found = tuple(find_all(ruleset))
    assert check.code in {one.code for one in found}
    assert finder(cache)(ruleset, sources) == found
    monkeypatch.setattr(kept_findings, "find_all", lambda _: pytest.fail("it was not looked up"))
    assert finder(cache)(ruleset, sources) == found


def test_a_changed_text_is_looked_at_again(cache: CheckCache) -> None:
    check = next(check for check in checks() if check.code.id == "RC501")
    find = finder(cache)
    assert find(*read(check.code.bad))
    assert not [one for one in find(*read(check.code.good)) if one.code == check.code]


def test_a_spoilt_entry_is_as_good_as_none(cache: CheckCache) -> None:
    ruleset, sources = read(checks()[0].code.bad)
    found = finder(cache)(ruleset, sources)
    (entry,) = Path(cache.folder or "").glob("check-*.json")
    for spoilt in ("", "[1]", "{}", "{}}", json.dumps([{"code": "RC999"}]), "null"):
        entry.write_text(spoilt)
        assert tuple(finder(cache)(ruleset, sources)) == tuple(found)
