"""The page for programmers: its examples are run, in order."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[3] / "docs" / "resolvers.md"


def test_the_examples_of_the_page_hold() -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert len(blocks) > 5
    names: dict[str, Any] = {}
    with contextlib.redirect_stdout(io.StringIO()) as out:
        for block in blocks:
            exec(compile(block, str(PAGE), "exec"), names)
    assert "Combat (cfeo16.combat)" in out.getvalue()
