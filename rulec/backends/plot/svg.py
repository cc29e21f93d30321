"""Panels of chances or averages -> an SVG picture: heat maps where two facts vary, curves where one does.

Positions are worked out here, the template only draws; it escapes every text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from pathlib import Path

from attrs import frozen

from rulec.meaning.values import spell
from rulec.meaning.vary import Panel

_TEMPLATE = Path(__file__).parent / "picture.svg.jinja"
_LETTER = 6.6  # width of a letter, on the wide side: no font is measured
_CELL_HEIGHT = 26
_GAP = 36
_HEAD = 54  # title of the picture
_PALE, _DEEP = (238, 243, 248), (22, 66, 110)
_CURVES = ("#1b5e9b", "#b5452c", "#3a7d44", "#8a4fa3", "#b8860b", "#11787a", "#8c3b5e", "#4d5a66")
_DASHES = ("", "6 3", "2 3", "8 3 2 3")
_PLOT_WIDTH, _PLOT_HEIGHT = 420, 240


@frozen
class Square:
    x: float
    y: float
    width: float
    fill: str
    ink: str
    text: str
    told: str


@frozen
class Text:
    x: float
    y: float
    text: str
    look: str = "label"


@frozen
class Curve:
    points: tuple[tuple[float, float], ...]
    colour: str
    dash: str
    told: str

    @property
    def path(self) -> str:
        return " ".join(f"{x:g},{y:g}" for x, y in self.points)


@frozen
class Drawing:
    """What the template draws."""

    width: float
    height: float
    squares: tuple[Square, ...] = ()
    curves: tuple[Curve, ...] = ()
    lines: tuple[tuple[float, float, float, float], ...] = ()
    texts: tuple[Text, ...] = ()


def draw(title: str, panels: Sequence[Panel]) -> str:
    """The picture as text. All panels vary the same facts."""
    from jinja2 import Environment, StrictUndefined  # late: only pictures and sheets need it

    heat = all(panel.across and len(panel.columns) > 1 and not _curved(panel) for panel in panels)
    drawings = [_heat_map(panel, panels) if heat else _chart(panel, panels) for panel in panels]
    across = 2 if heat and max(d.width for d in drawings) < 480 and len(drawings) > 1 else 1
    placed, width, height = _placed(drawings, across)
    width = max(width, len(title) * 8.6 + 48)
    environment = Environment(autoescape=True, undefined=StrictUndefined, keep_trailing_newline=True)
    template = environment.from_string(_TEMPLATE.read_text(encoding="utf-8"))
    return template.render(title=title, placed=placed, width=round(width), height=round(height))


def _curved(panel: Panel) -> bool:
    """Whether the columns are outcomes of one output and not values of a second fact."""
    return panel.across in ("", panel.title)


def _placed(drawings: Sequence[Drawing], across: int) -> tuple[list[tuple[float, float, Drawing]], float, float]:
    """Drawings in rows from the left, below the title; and how much room they take."""
    placed: list[tuple[float, float, Drawing]] = []
    top, width = float(_HEAD), 0.0
    for at in range(0, len(drawings), across):
        left = 24.0
        row = drawings[at : at + across]
        for drawing in row:
            placed.append((left, top, drawing))
            left += drawing.width + _GAP
        width = max(width, left - _GAP + 24)
        top += max(d.height for d in row) + _GAP
    return placed, width, top


def _heading(panel: Panel) -> str:
    chosen = ", ".join(f"{key} = {spell(value)}" for key, value in panel.chosen.items())
    return f"{panel.title} · choosing {chosen}" if chosen else panel.title


# ---------------------------------------------------------------- heat maps


def _heat_map(panel: Panel, panels: Sequence[Panel]) -> Drawing:
    """Rows down, columns across, the deeper the more; chances from 0 to 1, averages over all that occur."""
    low, high = _bounds(panels)
    names = max(len(name) for name in (*panel.rows, panel.down)) * _LETTER + 12
    cell = max(56.0, max(len(name) for name in panel.columns) * _LETTER + 12)
    texts = [
        Text(0, 14, _heading(panel), "heading"),
        Text(0, 50, panel.down, "axis"),
        Text(names, 32, panel.across, "axis"),
    ]
    texts += [Text(names + (at + 0.5) * cell, 50, name, "middle") for at, name in enumerate(panel.columns)]
    squares = []
    for down, (name, row) in enumerate(zip(panel.rows, panel.cells, strict=True)):
        y = 58 + down * _CELL_HEIGHT
        texts.append(Text(0, y + 17, name))
        for at, figure in enumerate(row):
            squares.append(
                _square(panel, names + at * cell, y, cell, figure, low, high, f"{name}, {panel.columns[at]}")
            )
    width = max(names + cell * len(panel.columns), len(_heading(panel)) * 7.0)
    return Drawing(width, 58 + _CELL_HEIGHT * len(panel.rows), squares=tuple(squares), texts=tuple(texts))


def _square(
    panel: Panel, x: float, y: float, width: float, figure: Fraction | str, low: Fraction, high: Fraction, where: str
) -> Square:
    if isinstance(figure, str):
        return Square(x, y, width, "#ffffff", "#767676", "\N{EN DASH}", f"{where}: {figure}")
    part = float((figure - low) / (high - low)) if high > low else 0.0
    fill = "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in zip(_PALE, _DEEP, strict=True))
    said = written(figure, panel.shares)
    return Square(x, y, width, fill, "#ffffff" if part > 0.62 else "#1c2730", said, f"{where}: {said}")


def _bounds(panels: Sequence[Panel]) -> tuple[Fraction, Fraction]:
    if panels[0].shares:
        return Fraction(0), Fraction(1)
    figures = [f for panel in panels for row in panel.cells for f in row if isinstance(f, Fraction)]
    return (min(figures), max(figures)) if figures else (Fraction(0), Fraction(1))


def written(figure: Fraction, share: bool) -> str:
    """A chance in percent, an average with two places; the minus is a true one."""
    if share:
        tenths = round(figure * 1000)
        if tenths in (0, 1000) and figure not in (0, 1):
            return "<0.1%" if tenths == 0 else ">99.9%"
        return f"{tenths // 10}.{tenths % 10}%"
    return f"{float(figure):.2f}".replace("-", "\N{MINUS SIGN}")


# ---------------------------------------------------------------- curves


def _chart(panel: Panel, panels: Sequence[Panel]) -> Drawing:
    """One line for each column, over the values of the fact that varies."""
    low, high = _bounds(panels)
    if high == low:
        high = low + 1
    marks = [low + (high - low) * Fraction(at, 4) for at in range(5)]
    left = max(len(written(mark, panel.shares)) for mark in marks) * _LETTER + 10
    top, bottom = 34.0, 34.0 + _PLOT_HEIGHT
    step = max(_PLOT_WIDTH / max(1, len(panel.rows) - 1), max(map(len, panel.rows)) * _LETTER + 8)
    across = step * (len(panel.rows) - 1)

    def height(figure: Fraction) -> float:
        return round(bottom - _PLOT_HEIGHT * float((figure - low) / (high - low)), 2)

    texts = [Text(0, 14, _heading(panel), "heading"), Text(left, bottom + 38, panel.down, "axis")]
    texts += [Text(left - 6, height(mark) + 4, written(mark, panel.shares), "end") for mark in marks]
    texts += [Text(left + step * at, bottom + 18, name, "middle") for at, name in enumerate(panel.rows)]
    curves = tuple(
        Curve(points, _CURVES[at % len(_CURVES)], _DASHES[at // len(_CURVES) % len(_DASHES)], panel.columns[at])
        for at in range(len(panel.columns))
        for points in _runs([row[at] for row in panel.cells], lambda n: left + step * n, height)
    )
    ends = left + across + 14
    legend = [Text(ends + 26, top + 8 + 18 * at, name) for at, name in enumerate(panel.columns)]
    swatches = tuple(
        Curve(((ends, top + 4 + 18 * at), (ends + 20, top + 4 + 18 * at)), _CURVES[at % len(_CURVES)],
              _DASHES[at // len(_CURVES) % len(_DASHES)], name)
        for at, name in enumerate(panel.columns)
    )  # fmt: skip
    width = max(ends + 26 + max(map(len, panel.columns)) * _LETTER, len(_heading(panel)) * 7.0)
    lines = tuple((left, height(mark), left + across, height(mark)) for mark in marks)
    tall = max(bottom + 46, top + 18 * len(panel.columns))
    return Drawing(width, tall, curves=(*curves, *swatches), lines=lines, texts=(*texts, *legend))


def _runs(
    column: Sequence[Fraction | str], x: Callable[[int], float], y: Callable[[Fraction], float]
) -> Iterator[tuple[tuple[float, float], ...]]:
    """The stretches of a column that have figures; a gap breaks the line."""
    run: list[tuple[float, float]] = []
    for at, figure in enumerate(column):
        if isinstance(figure, str):
            if run:
                yield tuple(run)
            run = []
        else:
            run.append((x(at), y(figure)))
    if run:
        yield tuple(run)
