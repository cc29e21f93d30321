"""Rows as boxes: what no row takes, what two take, what never comes up; against a sweep of every set of keys."""

from __future__ import annotations

import random
from itertools import product

import pytest

from rulec.analysis.boxes import Row, lowest, masked, overlaps, uncovered
from rulec.analysis.diagrams import TooLarge


def table(seed: int) -> tuple[list[int], list[Row]]:
    """A small table: 1 to 4 keys of 2 to 4 classes, up to 7 rows; some rows take a whole key."""
    pick = random.Random(seed)
    sizes = [pick.randint(2, 4) for _ in range(pick.randint(1, 4))]
    full = [(1 << size) - 1 for size in sizes]
    rows = [
        tuple(mask if pick.random() < 0.3 else pick.randint(1, mask) for mask in full)
        for _ in range(pick.randint(0, 7))
    ]
    return sizes, rows


def takes(row: Row, point: tuple[int, ...]) -> bool:
    return all(mask >> c & 1 for mask, c in zip(row, point, strict=True))


@pytest.mark.parametrize("seed", range(400))
def test_boxes_and_a_sweep_of_all_keys_agree(seed: int) -> None:
    sizes, rows = table(seed)
    points = list(product(*map(range, sizes)))
    free = [p for p in points if not any(takes(row, p) for row in rows)]
    found = uncovered(rows, sizes)
    assert (found in free) if free else found is None
    both = {
        (i, j): [p for p in points if takes(rows[i], p) and takes(rows[j], p)]
        for j in range(len(rows))
        for i in range(j)
    }
    assert {(i, j): p for i, j, p in overlaps(rows)} == {pair: min(ps) for pair, ps in both.items() if ps}
    dead = [j for j, row in enumerate(rows) if all(any(takes(r, p) for r in rows[:j]) for p in points if takes(row, p))]
    assert list(masked(rows, sizes)) == dead


def test_a_table_without_rows_has_its_first_keys_uncovered() -> None:
    assert uncovered([], [3, 2]) == (0, 0)


def test_a_row_for_all_leaves_nothing() -> None:
    assert uncovered([(0b111, 0b11)], [3, 2]) is None


def test_the_lowest_class_of_a_mask() -> None:
    assert lowest(0b1000) == 3


def test_a_table_too_large_to_divide_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulec.analysis.boxes.MOST", 5)
    rows = [tuple(2 if key == at else 1 for key in range(12)) for at in range(12)] + [(2,) * 12]
    rows = [(*row[:6], *([3] * 6)) for row in rows]
    with pytest.raises(TooLarge):
        uncovered([*rows, *[tuple(3 if k != at else 1 for k in range(12)) for at in range(12)]], [2] * 12)
