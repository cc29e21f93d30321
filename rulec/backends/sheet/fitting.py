"""A press and what it settled on the last time -> the setting in which the sheet is largest: size, columns, style."""

from __future__ import annotations

from attrs import evolve

from rulec.backends.sheet.manifest import Kept
from rulec.backends.sheet.pdf import Press
from rulec.backends.sheet.styles import (
    BOOK,
    BOOK_SIZE,
    GOOD,
    LARGEST,
    LEAF,
    MM,
    SMALLEST,
    STEP,
    STYLES,
    Fitted,
    Setting,
    Style,
)

WELL_FILLED = 0.6
NARROWER = 0.3  # how much worse than good lines may be before the next style is tried


def fit(press: Press, kept: Kept | None = None) -> Fitted | None:
    """The largest setting that fits, or None if even the smallest does not.

    What was kept is tried first. If the sheet is the same as then, it is right; if not, it still is where it fits and
    a larger size does not: a sheet does not change its columns for a line that was added.
    """
    same = kept is not None and kept.of == press.likeness(kept.setting)
    asked = press.order.pages
    if not asked and kept is not None and same and kept.setting.style is not BOOK and (found := _single(press, kept)):
        return found
    if not asked:
        press.order = evolve(press.order, pages=LEAF)
    if not asked and kept is not None and same and kept.setting.style is BOOK:
        return press.booklet(kept.setting)
    if kept is not None and kept.setting.style is not BOOK and (found := _confirmed(press, kept.setting, same)):
        return found
    if not asked and not _readable(press):
        return _booklet(press) or _search(press)
    found = _search(press)
    return _single(press) or found if not asked and found and found.setting.size >= LARGEST else found


def _single(press: Press, kept: Kept | None = None) -> Fitted | None:
    """On one page, where a leaf would be half empty in the largest size and a page holds it in a good one."""
    leaf = press.order
    press.order = evolve(leaf, pages=1)
    found = press.trial(kept.setting) if kept else _search(press)
    if found is None or found.setting.size < GOOD:
        press.order = leaf
        return None
    return found


def _confirmed(press: Press, known: Setting, same: bool) -> Fitted | None:
    if not same and known.size < LARGEST:
        larger = evolve(known, size=round(known.size + STEP, 2))
        press.measure(known, larger)
        if press.trial(larger) is not None:
            return None
    return press.trial(known)


def _readable(press: Press) -> bool:
    """Whether a leaf holds it in the smallest size allowed."""
    return any(press.trial(Setting(press.order.min_size, n, STYLES[-1])) for n in press.columns())


def _booklet(press: Press) -> Fitted | None:
    """A booklet is not set as large as fits, but in a size to read: the nearest that does not leave its last page empty."""
    columns = press.order.columns or (2 if press.width < 240 * MM else 3)
    usual = _steps(max(BOOK_SIZE, press.order.min_size))
    best: Fitted | None = None
    for off in (0, -1, 1, -2, 2, -3, 3):
        if (usual + off) * STEP < press.order.min_size:
            continue
        found = press.booklet(_setting(usual + off, columns, BOOK))
        if found and (best is None or press.ending(found) > press.ending(best)):
            best = found
        if best and press.ending(best) >= WELL_FILLED:
            break
    return best


def _search(press: Press) -> Fitted | None:
    """The best in the roomiest style in which a good size fits; in the closest any size will do."""
    for style in STYLES:
        least = _steps(SMALLEST if style is STYLES[-1] else max(GOOD, press.order.min_size))
        best: Fitted | None = None
        for columns in press.columns():
            floor = least if best is None else _to_beat(press, best, columns, style, least)
            found = _largest(press, columns, style, floor)
            if found and (best is None or _worth(press, found.setting) > _worth(press, best.setting)):
                best = found
        if best is not None and (style is STYLES[-1] or _worth(press, best.setting) >= GOOD - NARROWER):
            return best
    return None


def _largest(press: Press, columns: int, style: Style, least: int) -> Fitted | None:
    """The largest size that fits, in steps: the one that the room left over speaks for first, then its neighbours."""
    most = _steps(LARGEST)
    if least > most or (found := press.trial(_setting(least, columns, style))) is None:
        return None
    low, high = least, most + 1
    # Text takes room by the square of its size.
    probe = int(least / max(press.fullness(found), 0.01) ** 0.5)
    nearby = 2
    while high - low > 1:
        probe = min(max(probe, low + 1), high - 1)
        larger = press.trial(_setting(probe, columns, style))
        if larger is not None:
            low, found = probe, larger
        else:
            high = probe
        nearby -= 1
        probe = (low + high) // 2 if nearby < 0 else low + 1 if larger is not None else high - 1
    return found


def _to_beat(press: Press, best: Fitted, columns: int, style: Style, least: int) -> int:
    """The smallest size at which so many columns would be better than the best so far."""
    worth = _worth(press, best.setting)
    sizes = range(least, _steps(LARGEST) + 1)
    return next((at for at in sizes if _worth(press, _setting(at, columns, style)) > worth), sizes.stop)


def _worth(press: Press, setting: Setting) -> float:
    """Size first; but lines of 38 to 58 characters read best, and a point of size is not worth worse ones."""
    letters = press.column(setting) / (setting.size * 0.44)
    off = max(0.0, 38 - letters) + max(0.0, letters - 58) * 0.6
    return setting.size - off * 0.13


def _setting(steps: int, columns: int, style: Style) -> Setting:
    return Setting(round(steps * STEP, 2), columns, style)


def _steps(size: float) -> int:
    """No smaller than the size."""
    return -int(-round(size / STEP, 6) // 1)
