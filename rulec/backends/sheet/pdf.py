"""The view of a sheet and how it is to be printed -> whether it fits in a setting, and the PDF: columns even, nothing cut."""

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
from rulec.backends.sheet.styles import BOOK, MM, SERIF, SIZES, SMALLEST, STYLES, Fitted, Print, Setting, Style
from rulec.backends.sheet.typesetter import compile_pdf, likeness, query

MOST_PAGES = 200


class Press:
    """One sheet on one sort of paper: measures, fits, sets."""

    def __init__(self, sheet: Sheet, order: Print, hints: Hints) -> None:
        self.sheet = sheet
        self.hints = hints
        self.order = order
        self.asked = order
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

    def columns(self) -> Sequence[int]:
        """How many columns there may be: those asked for, or those that are neither too narrow nor too wide."""
        if self.order.columns:
            return [self.order.columns]
        across = self.width / MM
        return [n for n in (1, 2, 3, 4, 5) if 50 <= across / n <= 110] or [1]

    def trial(self, setting: Setting) -> Fitted | None:
        """The sheet in this setting, or None if it does not fit."""
        return self._filled(setting, self.order.pages)

    def booklet(self, setting: Setting) -> Fitted | None:
        """The sheet in this setting on as many pages as it takes, or None if a part of it is larger than a column."""
        return next((found for pages in range(1, MOST_PAGES) if (found := self._filled(setting, pages))), None)

    def _filled(self, setting: Setting, pages: int) -> Fitted | None:
        (found,) = self.measure(setting)
        atoms = self._atoms(found, setting)
        columns = fill(atoms, self._rooms(found, setting, pages), setting.columns)
        return Fitted(setting, self._paged(columns, setting.columns), tuple(atoms)) if columns is not None else None

    def ending(self, fitted: Fitted) -> float:
        """How much of its last page a sheet takes."""
        (found,) = self.measure(fitted.setting)
        rooms = self._rooms(found, fitted.setting, len(fitted.pages))[-fitted.setting.columns :]
        return sum(height(fitted.atoms, *column) for column in fitted.pages[-1] if column[0] < column[1]) / sum(rooms)

    def fullness(self, fitted: Fitted) -> float:
        """How much of its pages a sheet takes."""
        (found,) = self.measure(fitted.setting)
        rooms = self._rooms(found, fitted.setting, self.order.pages)
        return height(fitted.atoms, 0, len(fitted.atoms)) / sum(rooms) if fitted.atoms else 0.0

    def even(self, fitted: Fitted) -> Fitted:
        """The same with the columns made even: all of a leaf, of a booklet those of the last page."""
        setting = fitted.setting
        (found,) = self.measure(setting)
        if not fitted.atoms or any(a.forced == "page" for a in fitted.atoms):
            return fitted
        full = fitted.pages[:-1] if len(fitted.pages) > 2 else ()
        begin = full[-1][-1][1] if full else 0
        rooms = self._rooms(found, setting, len(fitted.pages))[len(full) * setting.columns :]
        rest = fitted.atoms[begin:]
        level = height(rest, 0, len(rest)) / len(rooms) * 1.01
        columns = balance(rest, rooms, level, setting.columns)
        if columns is None:
            return fitted
        moved = [(first + begin, last + begin) for first, last in columns]
        return evolve(fitted, pages=(*full, *self._paged(moved, setting.columns)))

    # ------------------------------------------------------------ what does not fit

    def excess(self, setting: Setting) -> tuple[float, list[str]]:
        """By how many columns a sheet is too long, and the sections that do not fit."""
        (found,) = self.measure(setting)
        atoms = self._atoms(found, setting)
        rooms = self._rooms(found, setting, self.order.pages)
        columns = fill(atoms, rooms + rooms[-1:] * 400, setting.columns) or []
        if len(columns) <= len(rooms):
            return 0.0, []
        first = columns[len(rooms)][0]
        over = len(columns) - 1 - len(rooms) + height(atoms, *columns[-1]) / rooms[-1]
        return over, self._titles(a.section for a in atoms[first:])

    def closest(self) -> Setting:
        """The setting that holds the widest parts, in the smallest size."""
        return Setting(SMALLEST, min(self.columns()), STYLES[-1])

    def too_large(self) -> list[str]:
        """The sections with something that is larger than a column even in the smallest size."""
        setting = self.closest()
        (found,) = self.measure(setting)
        room = self._rooms(found, setting, 1)[0]
        return self._titles(a.section for a in self._atoms(found, setting) if a.height > room)

    def _titles(self, sections: Iterable[int]) -> list[str]:
        titles = [s.title for s in sections_of(self.sheet)]
        return [titles[at] for at in dict.fromkeys(sections) if at >= 0]

    # ------------------------------------------------------------ measuring

    def column(self, setting: Setting) -> float:
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
        full = self.height - 2 * setting.style.margin * MM - setting.size - 0.5
        rooms = []
        for page in range(pages):
            ends = found["banner"] + found["foot"] if not page else found["later"] + found["feet"]
            rooms += [full - ends] * setting.columns
        foot = sum(piece["gap"] + piece["height"] for piece in self._foot(found, setting))
        return [*rooms[: -setting.columns], *(room - foot for room in rooms[-setting.columns :])]

    @staticmethod
    def _paged(columns: list[tuple[int, int]], per_page: int) -> tuple[tuple[tuple[int, int], ...], ...]:
        return tuple(tuple(columns[at : at + per_page]) for at in range(0, len(columns), per_page))

    def likeness(self, setting: Setting) -> str:
        """A hash of all that decides how large the sheet can be. The state of the rules, which is told, does not."""
        job = self._job("measure", evolve(setting, size=0.0))
        data = self._data((), setting.style) | {"digest": "", "asked": repr((self.asked, self.hints))}
        return likeness(data, job)

    def measure(self, *settings: Setting) -> list[dict[str, Any]]:
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
            "ink": self.order.ink, "width": self.width, "height": self.height, "column": self.column(setting),
            "gutter": style.gutter * MM, "gap": setting.size * 0.6, "serif": SERIF, "pad": style.pad, "bar": style.bar,
            "banner": style.banner, "indent": style.indent, "close": style.close, "tight": style.dense,
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
        (found,) = self.measure(fitted.setting)
        data = self._data(placing.pages(), style) | {"foot": self._foot(found, fitted.setting)}
        return compile_pdf(data, self._job("set", fitted.setting))


def _key(setting: Setting) -> tuple[float, int, str]:
    return setting.size, setting.columns, setting.style.name


def _contents(sheet: Sheet) -> list[Placed]:
    rows = [[breakable(covered(s.title)), s.anchor, "00", s.part] for s in sections_of(sheet)]
    head = {"k": "section", "title": "Contents", "a": "", "again": False}
    return [Placed(head, -1, 0, "", keep=True), Placed({"k": "contents", "rows": rows}, -1, 1)]
