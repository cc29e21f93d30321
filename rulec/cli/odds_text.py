"""Odds as text for the terminal: bars for one situation, two rulesets side by side, a table where facts vary."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from rulec.cli.odds_sides import Side
from rulec.meaning.odds import Odds
from rulec.meaning.values import say, spell
from rulec.meaning.vary import Panel, in_order, type_of

BAR = 40
HALF_BAR = 20


def percent(chance: Fraction) -> str:
    """Two places after the point; what is neither sure nor impossible is never shown as 100 or 0."""
    hundredths = round(chance * 10000)
    if chance < 1 and hundredths == 10000:
        return ">99.99%"
    if chance > 0 and hundredths == 0:
        return "<0.01%"
    return f"{hundredths // 100}.{hundredths % 100:02d}%"


def exact(chance: Fraction) -> str:
    text = str(chance)
    return text if len(text) <= 30 else f"about {float(chance):.10g}"


# ---------------------------------------------------------------- one situation


def odds_text(side: Side, found: Sequence[Odds], only: Sequence[str]) -> Iterator[str]:
    yield side.heading
    yield from side.told
    for one in found:
        yield ""
        if one.chosen:
            yield choosing(one)
        for output in only or one.names:
            yield f"{'  ' if one.chosen else ''}{output}"
            yield from _bars(side, output, one)


def choosing(one: Odds | Panel) -> str:
    return "choosing " + ", ".join(f"{key} = {spell(value)}" for key, value in one.chosen.items())


def _bars(side: Side, output: str, one: Odds) -> Iterator[str]:
    """A bar for each value, longest for the likeliest; the percentage and the exact chance beside it."""
    rows = _ordered(side, output, one.of(output))
    names = [_said(side, output, value) for value in rows]
    width = min(max(map(len, names), default=0), 60)
    most = max(rows.values(), default=Fraction(1))
    for label, chance in zip(names, rows.values(), strict=True):
        yield f"  {label.rjust(width)}  {percent(chance):>7}  {_bar(chance, most, BAR)}  {exact(chance)}"


def _ordered(side: Side, output: str, known: dict[object, Fraction]) -> dict[object, Fraction]:
    type_ = type_of(side.rules, side.name, output)
    return dict(sorted(known.items(), key=lambda item: in_order(item[0], type_)))


def _said(side: Side, output: str, value: object) -> str:
    if value is None:
        return "no error" if output == "error" else "nothing"
    return say(value, type_of(side.rules, side.name, output), side.rules.length)


def _bar(chance: Fraction, most: Fraction, width: int) -> str:
    return ("#" * max(1, round(width * chance / most)) if chance else "").ljust(width)


# ---------------------------------------------------------------- two rulesets


def odds_beside(
    sides: Sequence[Side], found: Sequence[Sequence[Odds]], asked: Sequence[Sequence[str]]
) -> Iterator[str]:
    """Outputs that both have, value by value in two columns. With choices open, one after the other."""
    if any(len(own) > 1 for own in found):
        for side, own, only in zip(sides, found, asked, strict=True):
            yield from odds_text(side, own, only)
            yield ""
        return
    for side in sides:
        yield side.heading
        yield from side.told
    left, right = (own[0] for own in found)
    both = [name for name in asked[0] or left.names if name in (asked[1] or right.names)]
    for output in both:
        yield ""
        yield output
        yield from _two_columns(sides, output, (left.of(output), right.of(output)))
    for side, own in zip(sides, found, strict=True):
        alone = [name for name in own[0].names if name not in both]
        if alone and not asked[0]:
            yield ""
            yield f"only in {side.title}: {', '.join(alone)}"


def _two_columns(
    sides: Sequence[Side], output: str, known: tuple[dict[object, Fraction], dict[object, Fraction]]
) -> Iterator[str]:
    ordered = _ordered(sides[0], output, {**known[0], **known[1]})
    names = [_said(sides[0], output, value) for value in ordered]
    width = min(max(map(len, names), default=0), 40)
    most = max(max(own.values(), default=Fraction(1)) for own in known)
    heads = [side.rules.name.ljust(HALF_BAR + 9) for side in sides]
    yield f"  {' ' * width}  {'  '.join(heads)}".rstrip()
    for label, value in zip(names, ordered, strict=True):
        columns = [
            f"{percent(own.get(value, Fraction(0))):>7}  {_bar(own.get(value, Fraction(0)), most, HALF_BAR)}"
            for own in known
        ]
        yield f"  {label.rjust(width)}  {'  '.join(columns)}".rstrip()


# ---------------------------------------------------------------- facts varied


def panel_text(panel: Panel) -> Iterator[str]:
    """A table: the values of one fact down, of the other (or what can come out) across."""
    if panel.chosen:
        yield choosing(panel)
    yield panel.title
    cells = [[_cell(cell, panel.shares) for cell in row] for row in panel.cells]
    first = max(len(panel.down), *map(len, panel.rows))
    widths = [max(len(name), *(len(row[at]) for row in cells)) for at, name in enumerate(panel.columns)]
    if panel.across and panel.across != panel.title:
        yield f"  {' ' * first}  {panel.across}"
    yield f"  {panel.down.ljust(first)}  {'  '.join(n.rjust(w) for n, w in zip(panel.columns, widths, strict=True))}"
    for name, row in zip(panel.rows, cells, strict=True):
        yield f"  {name.ljust(first)}  {'  '.join(c.rjust(w) for c, w in zip(row, widths, strict=True))}"
    reasons = sorted({cell for row in panel.cells for cell in row if isinstance(cell, str)})
    if reasons:
        yield f"  -: {', '.join(reasons)}"


def _cell(cell: Fraction | str, share: bool) -> str:
    if isinstance(cell, str):
        return "-"
    return percent(cell) if share else f"{float(cell):.2f}"
