"""A matrix -> text for a terminal, a Markdown table, or data; suggestions -> text or data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from rulec.compare.matrix import Cell, Row
from rulec.compare.suggest import Suggestion

WIDE = 100  # of what one ruleset says, in a terminal
_CELL = 60  # in a table


def as_text(rows: Sequence[Row]) -> str:
    """A block for each concept: what each ruleset says, and where editions of a family differ."""
    return "\n".join(line for row in rows for line in _block(row)).rstrip("\n") + "\n"


def _block(row: Row) -> Iterable[str]:
    yield f"{row.concept.label}  ({row.concept.name})"
    width = max((len(name) for name in row.cells), default=0)
    for name, cell in row.cells.items():
        yield f"  {name:<{width}}  {_short(said(cell, row.concept.unit), WIDE)}"
    for found in row.disagreements:
        why = f" because {found.declared}" if found.declared else ", and no reason is declared"
        yield f"  {found.first.ruleset} and {found.second.ruleset} differ in {', '.join(found.aspects)}{why}"
    yield ""


def as_markdown(rows: Sequence[Row], rulesets: Sequence[str]) -> str:
    """One table, a row for each concept and a column for each ruleset."""
    lines = [f"| Concept | {' | '.join(rulesets)} |", f"|---|{'---|' * len(rulesets)}"]
    for row in rows:
        cells = [_short(said(row.cells[n], row.concept.unit), _CELL) if n in row.cells else "" for n in rulesets]
        lines.append(f"| {' | '.join(text.replace('|', '/') for text in (row.concept.label, *cells))} |")
    return "\n".join(lines) + "\n"


def said(cell: Cell, unit: str) -> str:
    """What a ruleset says, in a few words; a length also as a multiple of the game's infantry move."""
    if cell.entry is None:
        return f"- ({cell.silent})" if cell.silent else "-"
    if cell.multiple is not None and unit == "move":
        return f"{cell.entry.said} = {_times(cell.multiple)} infantry move{'' if cell.multiple == 1 else 's'}"
    return cell.entry.said


def _times(multiple: Fraction) -> str:
    """Two figures after the point; what is exact is said as it is."""
    rounded = round(multiple * 100)
    whole, rest = divmod(rounded, 100)
    text = str(whole) if rest == 0 else f"{whole}.{rest:02d}".rstrip("0")
    return text if Fraction(rounded, 100) == multiple else f"about {text}"


def _short(text: str, width: int) -> str:
    text = " ".join(text.split())
    return text if len(text) <= width else text[: width - 3] + "..."


def as_data(rows: Sequence[Row]) -> list[dict[str, Any]]:
    return [
        {
            "concept": row.concept.name,
            "label": row.concept.label,
            "rulesets": {name: _cell_data(cell) for name, cell in row.cells.items()},
            "differences": [
                {
                    "rulesets": [d.first.ruleset, d.second.ruleset],
                    "aspects": list(d.aspects),
                    "differences": [{"aspect": name, "texts": [one, other]} for name, one, other in d.differences],
                    "because": d.declared or None,
                }
                for d in row.disagreements
            ],
        }
        for row in rows
    ]


def _cell_data(cell: Cell) -> dict[str, Any]:
    if cell.entry is None:
        return {"silent": cell.silent}
    made: dict[str, Any] = {"place": cell.place, "says": cell.entry.said, "facets": dict(cell.entry.facets)}
    if cell.multiple is not None:
        made["infantry_moves"] = str(cell.multiple)
    return made


def suggestions_text(found: Sequence[Suggestion]) -> str:
    if not found:
        return "nothing that is unaligned looks like something in another ruleset\n"
    lines = []
    for suggestion in found:
        _, place, label = suggestion.members[0]
        lines.append(f'concept {place} "{label}"')
        lines += [f"  {ruleset}: {there}" for ruleset, there, _ in suggestion.members]
        lines.append("")
    return "\n".join(lines)


def suggestions_data(found: Sequence[Suggestion]) -> list[dict[str, Any]]:
    return [{"rulesets": {name: {"place": place, "label": label} for name, place, label in s.members}} for s in found]
