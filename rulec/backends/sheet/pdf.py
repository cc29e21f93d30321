"""The view of a sheet and how it is to be printed -> a PDF: as large as fits the pages, columns even, nothing cut."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from attrs import evolve

from rulec.backends.sheet.blocks import Placed, blocks_of, breakable, spanned, words
from rulec.backends.sheet.glyphs import covered
from rulec.backends.sheet.hints import Hints
from rulec.backends.sheet.pack import Atom, atoms_of, balance, fill, height
from rulec.backends.sheet.parts import Sheet, sections_of
from rulec.backends.sheet.placing import Placing
from rulec.backends.sheet.styles import (
    BOOK,
    GOOD,
    LARGEST,
    LEAF,
    MM,
    SERIF,
    SIZES,
    SMALLEST,
    STEP,
    STYLES,
    Fitted,
    Print,
    Setting,
    Style,
)
from rulec.backends.sheet.typesetter import compile_pdf, query


class Press:
    """One sheet on one sort of paper: measures, fits, sets."""

    def __init__(self, sheet: Sheet, order: Print, hints: Hints) -> None:
        self.sheet = sheet
        self.hints = hints
        self.order = order
        wide, tall = SIZES[order.paper or "a4"]
        self.width, self.height = (tall, wide) if order.landscape else (wide, tall)
        self.measured: dict[tuple[float, int, str], dict[str, Any]] = {}
        self.blocks: dict[str, list[Placed]] = {}

    def placed(self, style: Style) -> list[Placed]:
        """All blocks: those of the columns, then those that span them at the foot of the last page."""
        if style.name not in self.blocks:
            found = blocks_of(self.sheet, dense=style.dense, reasons=style.reasons)
            if style is BOOK or self.order.pages > 4:
                found = [*_contents(self.sheet), *found]
            self.blocks[style.name] = spanned(found, self.hints.span)
        return self.blocks[style.name]

    def _flowing(self, style: Style) -> list[Placed]:
        return [one for one in self.placed(style) if not one.data.get("wide")]

    # ------------------------------------------------------------ fitting

    def fit(self, known: Setting | None = None) -> Fitted | None:
        """The largest setting that fits, or None if even the smallest does not. known is tried first."""
        if self.order.pages == 0:
            self.order = evolve(self.order, pages=LEAF)
            if known.style == BOOK if known is not None else self._too_long():
                return self._booklet()
        if known is not None and (found := self._confirmed(known)) is not None:
            return found
        for style in STYLES:
            good = max(GOOD, self.order.min_size)
            columns = [n for n in self._choices() if style is STYLES[-1] or self._try(Setting(good, n, style))]
            fitted = [found for n in columns if (found := self._search(n, style)) is not None]
            if fitted:
                return max(fitted, key=self._worth)
        return None

    def _too_long(self) -> bool:
        """Whether a leaf does not hold it in the smallest size allowed."""
        return not any(self._try(Setting(self.order.min_size, n, STYLES[-1])) for n in self._choices())

    def _choices(self) -> Sequence[int]:
        asked = self.order.columns
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
        """The largest size that fits, in steps of a tenth of a point: guessed from the area, then walked to."""
        least, most = round(SMALLEST / STEP), round(LARGEST / STEP)
        at = self._guess(columns, style)
        found = self._sized(at, columns, style)
        while found is None and at > least:
            at -= 1
            found = self._sized(at, columns, style)
        while found is not None and at < most:
            larger = self._sized(at + 1, columns, style)
            if larger is None:
                break
            found, at = larger, at + 1
        return found

    def _sized(self, steps: int, columns: int, style: Style) -> Fitted | None:
        return self._try(Setting(round(steps * STEP, 2), columns, style))

    def _guess(self, columns: int, style: Style) -> int:
        """Text takes room by the square of its size."""
        size = GOOD
        for _ in range(2):
            setting = Setting(size, columns, style)
            (found,) = self._measure(setting)
            atoms = self._atoms(found, setting)
            used = height(atoms, 0, len(atoms)) if atoms else 1.0
            room = sum(self._rooms(found, setting, self.order.pages)) * 0.97
            size = round(min(LARGEST, max(SMALLEST, size * (room / max(used, 1.0)) ** 0.5)) / STEP) * STEP
            size = round(size, 2)
        return round(size / STEP)

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
        columns = self.order.columns or (2 if self.width < 160 * MM * 1.5 else 3)
        setting = Setting(max(9.5, self.order.min_size), columns, BOOK)
        (found,) = self._measure(setting)
        atoms = self._atoms(found, setting)
        for pages in range(1, 200):
            filled = fill(atoms, self._rooms(found, setting, pages), columns)
            if filled is not None:
                return Fitted(setting, self._paged(filled, columns), tuple(atoms))
        return None

    # ------------------------------------------------------------ what does not fit

    def excess(self, setting: Setting) -> tuple[float, list[str]]:
        """By how many columns a sheet is too long, and the sections that do not fit."""
        (found,) = self._measure(setting)
        atoms = self._atoms(found, setting)
        rooms = self._rooms(found, setting, self.order.pages)
        columns = fill(atoms, rooms + rooms[-1:] * 400, setting.columns) or []
        if len(columns) <= len(rooms):
            return 0.0, []
        first = columns[len(rooms)][0]
        over = len(columns) - 1 - len(rooms) + height(atoms, *columns[-1]) / rooms[-1]
        return over, self._titles(a.section for a in atoms[first:])

    def too_large(self) -> list[str]:
        """The sections with something that is larger than a column even in the smallest size."""
        columns = min(self._choices())
        setting = Setting(SMALLEST, columns, STYLES[-1])
        (found,) = self._measure(setting)
        room = self._rooms(found, setting, 1)[0]
        return self._titles(a.section for a in self._atoms(found, setting) if a.height > room)

    def _titles(self, sections: Iterable[int]) -> list[str]:
        titles = [s.title for s in sections_of(self.sheet)]
        return [titles[at] for at in dict.fromkeys(sections) if at >= 0]

    # ------------------------------------------------------------ measuring

    def _column(self, setting: Setting) -> float:
        style = setting.style
        return (self.width - (2 * style.margin + (setting.columns - 1) * style.gutter) * MM) / setting.columns

    def _atoms(self, found: dict[str, Any], setting: Setting) -> list[Atom]:
        style = setting.style
        flowing = self._flowing(style)
        tall = found["blocks"][: len(flowing)]
        return atoms_of(flowing, tall, setting.size, style.leading, style.spacing, self.hints)

    def _foot(self, found: dict[str, Any], setting: Setting) -> list[dict[str, Any]]:
        """What spans the columns, piece by piece, with its height."""
        first = len(self._flowing(setting.style))
        spacing = setting.style.spacing
        pieces = []
        for at, one in enumerate(self.placed(setting.style)[first:], first):
            gap = (spacing.section, spacing.item, spacing.block)[one.level] + setting.style.leading - 1
            tall = found["blocks"][at]
            used = tall[0] if one.level == 0 else tall[-1] if one.data["k"] == "run" else sum(tall)
            count = len(one.data.get("rows", ()))
            pieces.append({"block": at, "gap": gap * setting.size, "first": 0, "last": count, "height": used})
        return pieces

    def _rooms(self, found: dict[str, Any], setting: Setting, pages: int) -> list[float]:
        full = self.height - 2 * setting.style.margin * MM - setting.size * 1.2 - 1.0
        rooms = []
        for page in range(pages):
            ends = found["banner"] + found["foot"] if not page else found["later"] + found["feet"]
            rooms += [full - ends] * setting.columns
        foot = sum(piece["gap"] + piece["height"] for piece in self._foot(found, setting))
        return [*rooms[: -setting.columns], *(room - foot for room in rooms[-setting.columns :])]

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
        title, edition = (breakable(covered(text)) for text in (sheet.title, sheet.edition))
        return {
            "title": title, "edition": edition, "legend": words(sheet.legend), "notice": sheet.notice,
            "digest": sheet.digest, "blocks": [p.data for p in self.placed(style)], "pages": pages, "foot": [],
        }  # fmt: skip

    def set(self, fitted: Fitted) -> bytes:
        style = fitted.setting.style
        placing = Placing(self.placed(style), fitted)
        placing.number()
        (found,) = self._measure(fitted.setting)
        data = self._data(placing.pages(), style) | {"foot": self._foot(found, fitted.setting)}
        return compile_pdf(data, self._job("set", fitted.setting))


def _key(setting: Setting) -> tuple[float, int, str]:
    return setting.size, setting.columns, setting.style.name


def _contents(sheet: Sheet) -> list[Placed]:
    rows = [[breakable(covered(s.title)), s.anchor, "00"] for s in sections_of(sheet)]
    head = {"k": "section", "title": "Contents", "a": "", "again": False}
    return [Placed(head, -1, 0, "", keep=True), Placed({"k": "contents", "rows": rows}, -1, 1)]
