"""A benchmark's section -> benchmarks/RESULTS.md; the sections of the others are left as they are.

Benchmarks are run as modules from the top of the checkout, `python -m benchmarks.front_end --write`, and say at their end

    keep("front_end", "Front end", text)  # the name of the module, a heading, and what was measured

Each section stands between two markers with its module's name, in the order of the names.
"""

from __future__ import annotations

import re
from pathlib import Path

RESULTS = Path(__file__).with_name("RESULTS.md")
HEAD = "# What was measured\n\nEach section is written by the benchmark that it names, and by nobody else.\n"
_SECTION = re.compile(r"<!-- (\w+) -->\n(.*?)<!-- end \1 -->\n", re.DOTALL)


def keep(module: str, heading: str, text: str, results: Path = RESULTS) -> None:
    """Write or replace one section. text is Markdown below the heading."""
    old = results.read_text("utf-8") if results.is_file() else ""
    sections = dict(_SECTION.findall(old))
    sections[module] = f"\n## {heading}\n\n`python -m benchmarks.{module} --write`\n\n{text.strip()}\n\n"
    body = (f"<!-- {name} -->\n{sections[name]}<!-- end {name} -->\n" for name in sorted(sections))
    results.write_text("\n".join([HEAD, *body]), "utf-8", newline="\n")
