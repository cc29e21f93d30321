"""The view of a sheet and how it is to be printed -> a PDF: as large as fits the pages, columns even, nothing cut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import evolve, frozen

from rulec.backends.sheet.blocks import Placed, blocks_of, breakable, words
from rulec.backends.sheet.hints import Hints
from rulec.backends.sheet.pack import AGAIN, Atom, Spacing, atoms_of, balance, fill, height
from rulec.backends.sheet.parts import Sheet, sections_of
from rulec.backends.sheet.typesetter import compile_pdf, query

MM = 72 / 25.4
SIZES = {"a4": (210 * MM, 297 * MM), "letter": (612.0, 792.0), "a5": (148 * MM, 210 * MM)}
STEP = 0.1
LARGEST = 10.5
SMALLEST = 4.0
SERIF = ["Source Serif 4 Display", "Source Sans 3"]


@frozen
class Print:
    """How a sheet is to be printed. columns 0: as fits best. pages 0: as many as it needs at the largest size."""

    paper: str = "a4"
    landscape: bool = False
    columns: int = 0
    pages: int = 2
    ink: str = "full"
    min_size: float = 7.5


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


# Each is tried if the one before it does not reach GOOD.
STYLES = (
    Style("roomy", 1.22, 11, 5.5, Spacing(), 0.09, 0.28, 1.9, 0.8, dense=False, reasons=True),
    Style("snug", 1.18, 10, 5, Spacing(0.6, 0.26, 0.14, 0.26), 0.06, 0.2, 1.8, 0.8, dense=True, reasons=True),
    Style("tight", 1.15, 8, 3, Spacing(0.36, 0.06, 0.04, 0.12), 0.015, 0.08, 1.5, 0.3, dense=True, reasons=False),
)
BOOK = Style("book", 1.26, 15, 7, Spacing(1.3, 0.6, 0.3, 0.5), 0.12, 0.3, 2.4, 0.9, dense=False, reasons=True)
GOOD = 9.0


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


class Press:
    """One sheet on one sort of paper: measures, fits, sets."""

    def __init__(self, sheet: Sheet, order: Print, hints: Hints) -> None:
        self.sheet = sheet
        self.order = order
        self.hints = hints
        wide, tall = SIZES[order.paper]
        self.width, self.height = (tall, wide) if order.landscape else (wide, tall)
        self.measured: dict[tuple[float, int, str], dict[str, Any]] = {}
        self.blocks: dict[str, list[Placed]] = {}

    def placed(self, style: Style) -> list[Placed]:
        if style.name not in self.blocks:
            found = blocks_of(self.sheet, dense=style.dense, reasons=style.reasons)
            long = self.order.pages == 0 or self.order.pages > 4
            self.blocks[style.name] = [*_contents(self.sheet), *found] if long else found
        return self.blocks[style.name]

    # ------------------------------------------------------------ fitting

    def fit(self, known: Setting | None = None) -> Fitted | None:
        """The largest setting that fits, or None if even the smallest does not. known is tried first."""
        if self.order.pages == 0:
            return self._booklet()
        if known is not None and (found := self._confirmed(known)) is not None:
            return found
        best: Fitted | None = None
        for style in STYLES:
            for columns in self._choices():
                found = self._search(columns, style)
                if found is not None and (best is None or self._worth(found) > self._worth(best)):
                    best = found
            if best is not None and best.setting.size >= max(GOOD, self.order.min_size):
                return best
        return best

    def _choices(self) -> Sequence[int]:
        asked = self.order.columns or self.hints.columns
        if asked:
            return [asked]
        across = self.width / MM
        return [n for n in (1, 2, 3, 4, 5) if 50 <= across / n <= 110] or [1]

    def _worth(self, fitted: Fitted) -> float:
        """Size first; but lines of 38 to 58 characters read best, and a point of size is not worth worse ones."""
        setting = fitted.setting
        letters = self._column(setting) / (setting.size * 0.44)
        off = max(0.0, 38 - letters) + max(0.0, letters - 58) * 0.6
        return setting.size - off * 0.13

    def _search(self, columns: int, style: Style) -> Fitted | None:
        """Bisection over sizes in steps of a tenth of a point."""
        low, high = round(SMALLEST / STEP), round(LARGEST / STEP)
        best: Fitted | None = None
        while low <= high:
            middle = (low + high) // 2
            found = self._try(Setting(round(middle * STEP, 2), columns, style))
            if found is None:
                high = middle - 1
            else:
                best, low = found, middle + 1
        return best

    def _confirmed(self, known: Setting) -> Fitted | None:
        """The known setting, if it still fits and the next larger one does not."""
        larger = evolve(known, size=round(known.size + STEP, 2))
        self._measure(known, larger)
        if known.size < LARGEST and self._try(larger) is not None:
            return None
        return self._try(known)

    def _try(self, setting: Setting) -> Fitted | None:
        (found,) = self._measure(setting)
        atoms = self._atoms(found, setting)
        rooms = self._rooms(found, setting, self.order.pages)
        columns = fill(atoms, rooms, setting.columns)
        if columns is None:
            return None
        return Fitted(setting, self._paged(columns, setting.columns), tuple(atoms))

    def even(self, fitted: Fitted) -> Fitted:
        """The same with the columns made even: all of a leaf, of a booklet those of the last page."""
        setting = fitted.setting
        (found,) = self._measure(setting)
        if any(a.forced == "page" for a in fitted.atoms):
            return fitted
        full = fitted.pages[:-1] if len(fitted.pages) > 2 else ()
        begin = full[-1][-1][1] if full else 0
        rooms = self._rooms(found, setting, len(fitted.pages))[len(full) * setting.columns :]
        rest = fitted.atoms[begin:]
        level = height(rest, 0, len(rest)) / len(rooms) * 1.01
        columns = balance(rest, rooms, level)
        if columns is None:
            return fitted
        moved = [(first + begin, last + begin) for first, last in columns]
        return evolve(fitted, pages=(*full, *self._paged(moved, setting.columns)))

    def _booklet(self) -> Fitted | None:
        """As many pages as it takes, at a size to read."""
        columns = self.order.columns or self.hints.columns or (2 if self.width < 160 * MM * 1.5 else 3)
        setting = Setting(max(9.5, self.order.min_size), columns, BOOK)
        (found,) = self._measure(setting)
        atoms = self._atoms(found, setting)
        for pages in range(1, 200):
            filled = fill(atoms, self._rooms(found, setting, pages), columns)
            if filled is not None:
                return Fitted(setting, self._paged(filled, columns), tuple(atoms))
        return None

    # ------------------------------------------------------------ measuring

    def _column(self, setting: Setting) -> float:
        style = setting.style
        return (self.width - (2 * style.margin + (setting.columns - 1) * style.gutter) * MM) / setting.columns

    def _atoms(self, found: dict[str, Any], setting: Setting) -> list[Atom]:
        style = setting.style
        return atoms_of(self.placed(style), found["blocks"], setting.size, style.leading, style.spacing, self.hints)

    def _rooms(self, found: dict[str, Any], setting: Setting, pages: int) -> list[float]:
        full = self.height - 2 * setting.style.margin * MM - setting.size * 1.2 - 1.0
        rooms = []
        for page in range(pages):
            ends = found["banner"] + found["foot"] if not page else found["later"] + found["feet"]
            rooms += [full - ends] * setting.columns
        return rooms

    @staticmethod
    def _paged(columns: list[tuple[int, int]], per_page: int) -> tuple[tuple[tuple[int, int], ...], ...]:
        return tuple(tuple(columns[at : at + per_page]) for at in range(0, len(columns), per_page))

    def _measure(self, *settings: Setting) -> list[dict[str, Any]]:
        missing = [s for s in settings if _key(s) not in self.measured]
        if missing:
            first = missing[0]
            job = self._job("measure", first) | {"sizes": [s.size for s in missing], "pages": max(self.order.pages, 1)}
            for setting, found in zip(missing, query(self._data((), first.style), job), strict=True):
                self.measured[_key(setting)] = found
        return [self.measured[_key(s)] for s in settings]

    # ------------------------------------------------------------ setting

    def _job(self, mode: str, setting: Setting) -> dict[str, Any]:
        style = setting.style
        return {
            "mode": mode, "size": setting.size, "leading": style.leading, "margin": style.margin * MM,
            "ink": self.order.ink, "width": self.width, "height": self.height, "column": self._column(setting),
            "gutter": style.gutter * MM, "gap": setting.size * 0.6, "serif": SERIF, "pad": style.pad, "bar": style.bar,
            "banner": style.banner, "indent": style.indent, "close": style.name == "tight",
        }  # fmt: skip

    def _data(self, pages: Sequence[Any], style: Style) -> dict[str, Any]:
        sheet = self.sheet
        return {
            "title": breakable(sheet.title), "edition": breakable(sheet.edition), "legend": words(sheet.legend),
            "notice": sheet.notice, "digest": sheet.digest, "blocks": [p.data for p in self.placed(style)], "pages": pages,
        }  # fmt: skip

    def set(self, fitted: Fitted) -> bytes:
        pages = [[self._spread(fitted, page, column) for column in page] for page in fitted.pages]
        self._number(fitted)
        return compile_pdf(self._data(pages, fitted.setting.style), self._job("set", fitted.setting))

    def _spread(
        self, fitted: Fitted, page: tuple[tuple[int, int], ...], column: tuple[int, int]
    ) -> list[dict[str, Any]]:
        """The pieces of a column; what it lacks to its neighbours' height is put above sections and statements."""
        pieces = list(self._pieces(fitted, *column))
        if column == fitted.pages[-1][-1] or column[0] == column[1]:
            return pieces
        used = [height(fitted.atoms, first, last) for first, last in page if first < last]
        spare = max(used) - height(fitted.atoms, *column)
        placed = self.placed(fitted.setting.style)
        size = fitted.setting.size
        wanted = [_stretch(placed[p["block"]].level) if p["gap"] and not p["again"] else 0.0 for p in pieces]
        share = min(spare / (sum(wanted) or 1.0), size)
        for piece, weight in zip(pieces, wanted, strict=True):
            piece["gap"] += share * weight
        return pieces

    def _pieces(self, fitted: Fitted, first: int, last: int) -> Any:
        """The blocks of a column, the rows of one block together, each with the gap above it."""
        atoms = fitted.atoms
        placed = self.placed(fitted.setting.style)
        at = first
        while at < last:
            atom = atoms[at]
            end = at + 1
            while end < last and atoms[end].block == atom.block:
                end += 1
            gap = 0.0 if at == first else atom.before
            if at == first and not atom.opens:
                title = placed[next(i for i, p in enumerate(placed) if p.section == atom.section)].data["title"]
                yield {"again": True, "block": 0, "title": title, "gap": 0.0, "first": 0, "last": 0}
                gap = fitted.setting.size * AGAIN
            rows = placed[atom.block].data.get("rows", ())
            whole = len(rows) if end - at == 1 and atom.row == 0 else atoms[end - 1].row + 1
            count = whole if placed[atom.block].data["k"] == "grid" else atoms[end - 1].row + 1
            yield {"again": False, "block": atom.block, "gap": gap, "first": atom.row, "last": count}
            at = end

    def _number(self, fitted: Fitted) -> None:
        """Page numbers into the contents, if there are any."""
        placed = self.placed(fitted.setting.style)
        for one in placed:
            if one.data["k"] != "contents":
                continue
            pages: dict[str, str] = {}
            for number, page in enumerate(fitted.pages, 1):
                for first, last in page:
                    for atom in fitted.atoms[first:last]:
                        data = placed[atom.block].data
                        if atom.opens:
                            pages.setdefault(data.get("a", ""), str(number))
            for row in one.data["rows"]:
                row[2] = pages.get(row[1], "")


def _stretch(level: int) -> float:
    return (1.0, 0.35, 0.0)[level]


def _key(setting: Setting) -> tuple[float, int, str]:
    return setting.size, setting.columns, setting.style.name


def _contents(sheet: Sheet) -> list[Placed]:
    rows = [[breakable(s.title), s.anchor, "00"] for s in sections_of(sheet)]
    head = {"k": "section", "title": "Contents", "a": "", "again": False}
    return [Placed(head, -1, 0, "", keep=True), Placed({"k": "contents", "rows": rows}, -1, 1)]
