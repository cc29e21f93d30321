"""The sheets that are kept are those that the rules make: where this fails, run `rulec build` and look at what changed."""

from __future__ import annotations

from sheet_samples import ROOT, kept, project

from rulec.backends.sheet import manifest
from rulec.cli.printing import FOLDER, printing


def test_the_kept_sheets_are_what_the_rules_make() -> None:
    compiled = project()
    wanted = list(compiled.model.rulesets.values())
    out = ROOT / "generated"
    with printing(compiled, wanted, out) as sheets:
        outputs = [output for rules in wanted for output in sheets.files(rules.name)]
        outputs.append(sheets.manifest())
    assert [d.message for d in sheets.findings] == []
    assert len(outputs) == 3 * len(wanted) + 1
    assert [o.path for o in outputs if (out / o.path).read_bytes() != o.content] == []


def test_nothing_is_kept_of_rulesets_that_are_no_more() -> None:
    rulesets = set(project().model.rulesets)
    assert set(kept()) == rulesets
    files = {file.name for file in (ROOT / "generated" / FOLDER).iterdir()}
    assert files == {f"{name}.{suffix}" for name in rulesets for suffix in ("pdf", "html", "md")} | {manifest.FILE}


def test_a_manifest_that_makes_no_sense_is_as_good_as_none() -> None:
    good = manifest.written(kept())
    assert manifest.read(good) == kept()
    entry = b'{"a": {"size": %s, "columns": %s, "style": %s, "of": "x"}}'
    for values in ((b"1e999", b"3", b'"snug"'), (b"9", b"0", b'"snug"'), (b"9", b"3", b'"odd"'), (b'"9"', b"3", b"1")):
        assert manifest.read(entry % values) == {}
    assert len(manifest.read(entry % (b"9", b"3", b'"snug"'))) == 1
    for content in (b"", b"[1]", b"{", b"\xff", b'{"a": 1}', b"[" * 100_000):
        assert manifest.read(content) == {}
