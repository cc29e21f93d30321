"""The template and its data -> measured heights, or a PDF. The only place that knows typst."""

from __future__ import annotations

import hashlib
import json
import tempfile
from functools import cache
from pathlib import Path
from typing import Any, Literal

_HERE = Path(__file__).parent
_STANDARDS: list[Literal["a-2a", "ua-1"]] = ["a-2a", "ua-1"]


@cache
def _source() -> bytes:
    return (_HERE / "sheet.typ").read_bytes()


@cache
def _fonts() -> Any:
    import typst  # late: only sheets need it

    return typst.Fonts(include_system_fonts=False, font_paths=[str(_HERE / "fonts")])


def inputs(data: dict[str, Any], job: dict[str, Any]) -> dict[str, str]:
    return {"data": json.dumps(data, ensure_ascii=False), "job": json.dumps(job, ensure_ascii=False)}


def likeness(data: dict[str, Any], job: dict[str, Any]) -> str:
    """A hash of the template and of what it is given."""
    marks = hashlib.sha256(_source())
    for text in inputs(data, job).values():
        marks.update(text.encode("utf-8", "surrogatepass"))
    return marks.hexdigest()[:16]


def query(data: dict[str, Any], job: dict[str, Any]) -> list[dict[str, Any]]:
    import typst

    with tempfile.TemporaryDirectory() as nothing:  # the template can read no file
        text = typst.query(
            _source(),
            "<heights>",
            field="value",
            one=True,
            font_paths=_fonts(),
            root=nothing,
            sys_inputs=inputs(data, job),
        )
    found: list[dict[str, Any]] = json.loads(text)
    return found


def compile_pdf(data: dict[str, Any], job: dict[str, Any]) -> bytes:
    import typst

    with tempfile.TemporaryDirectory() as nothing:
        pdf = typst.compile(
            _source(), font_paths=_fonts(), root=nothing, sys_inputs=inputs(data, job), timestamp=0,
            pdf_standards=list(_STANDARDS),
        )  # fmt: skip
    assert isinstance(pdf, bytes)
    return pdf
