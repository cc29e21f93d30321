"""How a sheet can be printed: paper, sizes, how closely it is set; and what was settled for one."""

from __future__ import annotations

from attrs import frozen

from rulec.backends.sheet.pack import Atom, Spacing

MM = 72 / 25.4
SIZES = {"a4": (210 * MM, 297 * MM), "letter": (612.0, 792.0), "a5": (148 * MM, 210 * MM)}
STEP = 0.1
LARGEST = 10.5
SMALLEST = 4.0
SERIF = ["Source Serif 4 Display", "Source Sans 3"]


@frozen
class Print:
    """How a sheet is to be printed; what is "", None or 0 is as the rules hint, or as is usual. pages 0: a leaf, two
    pages, or where that would be too small a booklet of as many as it takes."""

    paper: str = ""
    landscape: bool | None = None
    columns: int = 0
    pages: int = 0
    ink: str = "full"
    min_size: float = 0.0
    lengths: str = ""
    scale: str = ""


@frozen
class Style:
    """How closely a sheet is set. margin and gutter in millimetres, pad and bar in parts of the size."""

    name: str
    leading: float
    margin: float
    gutter: float
    spacing: Spacing
    pad: float
    bar: float
    banner: float
    indent: float
    dense: bool
    reasons: bool
    close: bool = False  # figures run into their lines


# Each is tried if the one before it does not reach GOOD.
STYLES = (
    Style("roomy", 1.22, 11, 5.5, Spacing(), 0.02, 0.28, 1.9, 0.8, dense=False, reasons=True),
    Style("snug", 1.18, 10, 5, Spacing(0.6, 0.22, 0.12, 0.26), 0.01, 0.2, 1.8, 0.8, dense=False, reasons=True),
    Style(
        "close",
        1.15,
        8,
        3.6,
        Spacing(0.42, 0.1, 0.06, 0.16),
        0.0,
        0.12,
        1.6,
        0.5,
        dense=False,
        reasons=False,
        close=True,
    ),
    Style(
        "tight",
        1.15,
        8,
        2.6,
        Spacing(0.3, 0.03, 0.02, 0.1),
        0.0,
        0.08,
        1.5,
        0.15,
        dense=True,
        reasons=False,
        close=True,
    ),
)
BOOK = Style("book", 1.26, 15, 7, Spacing(1.3, 0.6, 0.3, 0.5), 0.03, 0.3, 2.4, 0.9, dense=False, reasons=True)
BOOK_SIZE = 9.5
GOOD = 9.0
LEAF = 2  # pages


@frozen
class Setting:
    """What was settled for a sheet: enough to set it again without looking for it."""

    size: float
    columns: int
    style: Style


@frozen
class Fitted:
    setting: Setting
    pages: tuple[tuple[tuple[int, int], ...], ...]
    atoms: tuple[Atom, ...]
