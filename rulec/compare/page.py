"""A matrix -> one HTML page: a row for each concept, a column for each ruleset, and below it where editions differ.

The page stands alone: no script, nothing fetched. A cell has the words of the ruleset, and for a length its multiple of
the game's own infantry move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from rulec.compare.matrix import Cell, Disagreement, Row
from rulec.compare.render import said

_STYLE = """
:root { color-scheme: light dark; --ink: #1c1a17; --paper: #fdfcf9; --rule: #c9c2b4; --open: #f6d9d3; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8df; --paper: #1d1c1a; --rule: #55503f; --open: #5b2a22; } }
body { font: 15px/1.4 Georgia, 'Times New Roman', serif; color: var(--ink); background: var(--paper); margin: 1.5rem; }
h1 { font-size: 1.6rem; } table { border-collapse: collapse; width: 100%; table-layout: fixed; }
th, td { text-align: left; vertical-align: top; padding: .35rem .5rem; border-top: 1px solid var(--rule);
  overflow-wrap: anywhere; }
thead th { position: sticky; top: 0; background: var(--paper); border-bottom: 2px solid var(--rule); }
tbody th { font-weight: bold; } .name, .silent, .differ td { font-size: .82rem; opacity: .8; }
.differ td { border-top: 0; padding-top: 0; } .open td { background: var(--open); opacity: 1; }
@media print { body { margin: 0; font-size: 9px; } thead th { position: static; } }
"""


def as_html(rows: Sequence[Row], titles: Mapping[str, str]) -> str:
    """titles: the rulesets that have a column, each with its printed name."""
    heads = "".join(f'<th scope="col">{escape(title)}</th>' for title in titles.values())
    body = "\n".join(line for row in rows for line in _row(row, list(titles)))
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>Rulesets compared</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<h1>Rulesets compared</h1>\n"
        f'<table>\n<thead><tr><th scope="col">Concept</th>{heads}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>\n'
        "</body>\n</html>\n"
    )


def _row(row: Row, rulesets: Sequence[str]) -> Iterator[str]:
    name = f'<br><span class="name">{escape(row.concept.name)}</span>'
    cells = "".join(_cell(row.cells.get(ruleset), row.concept.unit) for ruleset in rulesets)
    yield f'<tr id="{escape(row.concept.name)}"><th scope="row">{escape(row.concept.label)}{name}</th>{cells}</tr>'
    for found in row.disagreements:
        yield _differ(found, len(rulesets))


def _cell(cell: Cell | None, unit: str) -> str:
    if cell is None:
        return "<td></td>"
    if cell.entry is None:
        return f'<td class="silent">silent{": " + escape(cell.silent) if cell.silent else ""}</td>'
    return f'<td title="{escape(cell.place)}">{escape(said(cell, unit))}</td>'


def _differ(found: Disagreement, columns: int) -> str:
    pair = f"{found.first.ruleset} and {found.second.ruleset} differ in {', '.join(found.aspects)}"
    why = f"because {found.declared}" if found.declared else "no reason is declared"
    kind = "differ" if found.declared else "differ open"
    return f'<tr class="{kind}"><td></td><td colspan="{columns}">{escape(f"{pair}: {why}")}</td></tr>'
