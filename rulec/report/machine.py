"""Diagnostics and sources -> JSON, GitHub workflow commands, SARIF 2.1.0 or JUnit XML (docs/findings-json.md)."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import quote

from rulec.diagnostics import Diagnostic, Fix, Severity
from rulec.report.cells import one_line, safe
from rulec.source import Source, Span

JSON_VERSION = 1
_SURROGATE = re.compile("[\ud800-\udfff]")
_NOT_XML = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_DRIVE = re.compile("[A-Za-z]:/")

Sources = Mapping[str, Source]
Json = dict[str, Any]


def _dump(value: Json) -> str:
    """ASCII only, so that no terminal encoding can spoil it; a lone surrogate is no JSON text and becomes U+FFFD."""
    wide = _SURROGATE.sub("\ufffd", json.dumps(value, ensure_ascii=False, indent=2))
    return re.sub(r"[^\x00-\x7f]", lambda m: json.dumps(m[0])[1:-1], wide) + "\n"


def _ends(span: Span, sources: Sources) -> tuple[int, int, int, int] | None:
    """Line and column of the start and of the end (excluded), or None if the text is not at hand."""
    source = sources.get(span.path)
    if source is None:
        return None
    start = min(span.start, len(source.text))
    end = max(start, min(span.end, len(source.text)))
    return (*source.position(start), *source.position(end))


# ---------------------------------------------------------------- our own JSON


def json_text(findings: Sequence[Diagnostic], sources: Sources) -> str:
    return _dump({"version": JSON_VERSION, "findings": [finding_json(d, sources) for d in findings]})


def finding_json(finding: Diagnostic, sources: Sources) -> Json:
    """One finding as plain data, also what the editor and the preview send."""
    fix = finding.fix
    return {
        "code": finding.code.id,
        "slug": finding.code.slug,
        "severity": finding.code.severity.value,
        "message": finding.message,
        "label": finding.label,
        **_place(finding.span, sources),
        "notes": [{**_place(n.span, sources), "text": n.text} for n in finding.notes],
        "help": finding.help,
        "fix": fix
        and {
            "title": fix.title,
            "safe": fix.safe,
            "edits": [{**_place(e.span, sources), "text": e.text} for e in fix.edits],
        },
        "cites": list(finding.cites),
    }


def _place(span: Span, sources: Sources) -> Json:
    line, column, end_line, end_column = _ends(span, sources) or (None,) * 4
    return {
        "path": span.path,
        "start": {"line": line, "column": column, "offset": span.start},
        "end": {"line": end_line, "column": end_column, "offset": span.end},
    }


# ---------------------------------------------------------------- GitHub


def _github_data(text: str) -> str:
    return safe(text, keep="\r\n").replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _github_property(text: str) -> str:
    return _github_data(text).replace(":", "%3A").replace(",", "%2C")


def github(findings: Sequence[Diagnostic], sources: Sources) -> str:
    return "".join(_github_command(d, sources) + "\n" for d in findings)


def _github_command(finding: Diagnostic, sources: Sources) -> str:
    level = "notice" if finding.code.severity is Severity.NOTE else finding.code.severity.value
    properties = {"file": finding.span.path} if finding.span.path else {}
    if ends := _ends(finding.span, sources):
        line, column, end_line, end_column = ends
        properties |= {"line": str(line), "endLine": str(end_line)}
        if line == end_line:  # GitHub refuses columns of a span over several lines.
            properties |= {"col": str(column), "endColumn": str(end_column)}
    properties["title"] = f"{finding.code.id} {finding.code.slug}"
    joined = ",".join(f"{key}={_github_property(value)}" for key, value in properties.items())
    return f"::{level} {joined}::{_github_data(_prose(finding))}"


def _prose(finding: Diagnostic) -> str:
    """Message, label and help, for readers that show no code frame."""
    help_line = f"help: {finding.help}" if finding.help else ""
    return "\n".join(part for part in (finding.message, finding.label, help_line) if part)


# ---------------------------------------------------------------- SARIF


def sarif(findings: Sequence[Diagnostic], sources: Sources) -> str:
    codes = {d.code.id: d.code for d in findings}
    rules = [
        {
            "id": code.id,
            "name": code.slug,
            "shortDescription": {"text": code.summary},
            "fullDescription": {"text": code.why},
            "defaultConfiguration": {"level": code.severity.value},
        }
        for _, code in sorted(codes.items())
    ]
    index = {rule["id"]: number for number, rule in enumerate(rules)}
    run = {
        "tool": {"driver": {"name": "rulec", "rules": rules}},
        "columnKind": "unicodeCodePoints",
        "results": [_sarif_result(d, index[d.code.id], sources) for d in findings],
    }
    return _dump({"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run]})


def _sarif_result(finding: Diagnostic, rule: int, sources: Sources) -> Json:
    result: Json = {
        "ruleId": finding.code.id,
        "ruleIndex": rule,
        "level": finding.code.severity.value,
        "message": {"text": _prose(finding)},
    }
    if finding.span.path:
        result["locations"] = [{"physicalLocation": _sarif_place(finding.span, sources)}]
    if finding.notes:
        result["relatedLocations"] = [
            {"id": number, "message": {"text": note.text}, "physicalLocation": _sarif_place(note.span, sources)}
            for number, note in enumerate(finding.notes)
        ]
    if finding.fix and finding.fix.edits and all(e.span.path in sources for e in finding.fix.edits):
        result["fixes"] = [_sarif_fix(finding.fix, sources)]
    return result


def _sarif_fix(fix: Fix, sources: Sources) -> Json:
    changes: dict[str, list[Json]] = {}
    for edit in fix.edits:
        replacement = {"deletedRegion": _region(edit.span, sources), "insertedContent": {"text": edit.text}}
        changes.setdefault(edit.span.path, []).append(replacement)
    return {
        "description": {"text": fix.title},
        "artifactChanges": [{"artifactLocation": {"uri": _uri(p)}, "replacements": r} for p, r in changes.items()],
    }


def _sarif_place(span: Span, sources: Sources) -> Json:
    region = _region(span, sources)
    return {"artifactLocation": {"uri": _uri(span.path)}, **({"region": region} if region else {})}


def _region(span: Span, sources: Sources) -> Json:
    ends = _ends(span, sources)
    return dict(zip(("startLine", "startColumn", "endLine", "endColumn"), ends, strict=True)) if ends else {}


def _uri(path: str) -> str:
    """A path as a URI: relative as it is, absolute (also C:/...) with the file scheme."""
    if _DRIVE.match(path):
        return "file:///" + path[:2] + quote(path[2:], errors="replace")
    return ("file://" if path.startswith("/") else "") + quote(path, errors="replace")


# ---------------------------------------------------------------- JUnit


def junit(findings: Sequence[Diagnostic], sources: Sources) -> str:
    """A test case for each finding; notes do not fail. Without findings one case passes, because readers want one."""
    failures = sum(d.code.severity is not Severity.NOTE for d in findings)
    cases = [_junit_case(d, sources) for d in findings] or ['    <testcase classname="rulec" name="no findings"/>\n']
    counts = f'tests="{len(cases)}" failures="{failures}" errors="0"'
    head = f'<?xml version="1.0" encoding="utf-8"?>\n<testsuites {counts}>\n  <testsuite name="rulec" {counts}>\n'
    xml = head + "".join(cases) + "  </testsuite>\n</testsuites>\n"
    return xml.encode("ascii", "xmlcharrefreplace").decode("ascii")  # right in whatever encoding it is written


def _junit_case(finding: Diagnostic, sources: Sources) -> str:
    ends = _ends(finding.span, sources)
    where = f"{finding.span.path}:{ends[0]}:{ends[1]}" if ends else finding.span.path
    name = f"{finding.code.id} {finding.code.slug} {where}".rstrip()
    body = _xml_text(_prose(finding))
    if finding.code.severity is Severity.NOTE:
        inner = f"<system-out>{body}</system-out>"
    else:
        message = _xml_attribute(one_line(finding.message))
        inner = f'<failure type="{finding.code.severity.value}" message={message}>{body}</failure>'
    head = f"classname={_xml_attribute(finding.span.path or 'rulec')} name={_xml_attribute(name)}"
    return f"    <testcase {head}>{inner}</testcase>\n"


def _xml_text(text: str) -> str:
    from xml.sax.saxutils import escape  # late: it brings urllib.request, as dear as half a check

    return escape(_NOT_XML.sub("\ufffd", text), {"\r": "&#13;"})


def _xml_attribute(text: str) -> str:
    from xml.sax.saxutils import quoteattr  # late, as above

    return quoteattr(_NOT_XML.sub("\ufffd", text))
