"""Rolls: faces given, faces by chance, and lumped distributions against every single throw of the dice."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from rulec.meaning.dice import Ask, Batch, GivenDice, RandomDice, Rolled, distribution, read
from rulec.meaning.errors import InputError, MissingDice, Undecided

D6 = (1, 2, 3, 4, 5, 6)
AVD = (2, 3, 3, 4, 4, 5)
SIX, FIVE, FOUR = frozenset({6}), frozenset({5}), frozenset({4})

ROLLS = {
    "one D6": Ask("unit", (Batch(D6, 1),), ()),
    "2D6": Ask("unit", (Batch(D6, 2),), ()),
    "2 AvD + D6": Ask("unit", (Batch(AVD, 2), Batch(D6, 1)), ()),
    "best of 3 D5": Ask("general", (Batch((1, 2, 3, 4, 5), 3, "best"),), ()),
    "worst of 2 D6 + AvD": Ask("unit", (Batch(D6, 2, "worst"), Batch(AVD, 1)), ()),
    "faces of 5 D6, no total": Ask("unit", (Batch(D6, 5),), (SIX, FIVE), total=False),
    "faces and total of 2 AvD + D6": Ask("unit", (Batch(AVD, 2), Batch(D6, 1)), (SIX, FIVE, FOUR)),
    "faces of best of 3 D6": Ask("unit", (Batch(D6, 3, "best"),), (SIX | FIVE,)),
    "faces of best of 3 D6, no total": Ask("unit", (Batch(D6, 3, "best"),), (SIX | FIVE,), total=False),
    "no dice": Ask("unit", (), (SIX,)),
}


def by_hand(ask: Ask) -> dict[Rolled, Fraction]:
    """Every throw of every single die, one by one."""
    dice = [batch.faces for batch in ask.batches for _ in range(batch.count)]
    throws = list(product(*dice))
    found: Counter[Rolled] = Counter()
    for faces in throws:
        total, left = 0, list(faces)
        for batch in ask.batches:
            mine, left = left[: batch.count], left[batch.count :]
            total += {"best": max, "worst": min, None: sum}[batch.pick](mine)
        counts = tuple(len([f for f in faces if f in c]) for c in ask.classes)
        found[Rolled(total if ask.total else None, counts)] += 1
    return {rolled: Fraction(n, len(throws)) for rolled, n in found.items()}


@pytest.mark.parametrize("name", ROLLS)
def test_a_lumped_distribution_is_that_of_every_single_throw(name: str) -> None:
    found = distribution(ROLLS[name])
    assert sum(chance for _, chance in found) == 1
    assert len({rolled for rolled, _ in found}) == len(found)
    assert dict(found) == by_hand(ROLLS[name])


def test_forty_dice_of_which_only_sixes_matter_are_forty_one_outcomes() -> None:
    found = dict(distribution(Ask("unit", (Batch(D6, 40),), (SIX,), total=False)))
    assert len(found) == 41
    assert found[Rolled(None, (40,))] == Fraction(1, 6**40)
    assert found[Rolled(None, (0,))] == Fraction(5**40, 6**40)


def test_faces_are_read_in_the_order_of_the_roll_line() -> None:
    ask = Ask("unit", (Batch(D6, 2, "best"), Batch(AVD, 1)), (SIX,))
    assert read(ask, [2, 6, 3]) == Rolled(9, (1,), (2, 6, 3))


def test_given_dice_are_used_up_by_party_and_else_in_the_order_of_play() -> None:
    dice = GivenDice({"": [1, 2], "enemy": [6]})
    one = Ask("unit", (Batch(D6, 1),), ())
    assert dice.roll(one).total == 1
    assert dice.roll(Ask("enemy", (Batch(D6, 1),), ())).total == 6
    assert dice.leftover() == 1
    assert dice.roll(one).total == 2
    with pytest.raises(MissingDice, match=r"unit rolls 1 die, and no faces are given for it"):
        dice.roll(one)


def test_a_face_that_the_die_does_not_have_is_refused() -> None:
    with pytest.raises(InputError, match=r"6 is not a face of the die unit rolls; its faces are 2, 3, 4, 5"):
        GivenDice({"": [6]}).roll(Ask("unit", (Batch(AVD, 1),), ()))


def test_dice_by_chance_show_faces_of_their_die_and_repeat_with_the_seed() -> None:
    ask = Ask("unit", (Batch(AVD, 50),), ())
    rolled = RandomDice(random.Random(7)).roll(ask)
    assert set(rolled.faces) == set(AVD)
    assert rolled == RandomDice(random.Random(7)).roll(ask)


def test_a_roll_of_more_sums_than_can_be_counted_is_refused_at_once() -> None:
    huge = Ask("unit", (Batch(tuple(range(1, 1001)), 100),), ())
    with pytest.raises(Undecided, match="100 dice"):
        distribution(huge)


def test_a_hundred_dice_of_a_game_are_counted() -> None:
    found = distribution(Ask("unit", (Batch(tuple(range(1, 11)), 100),), ()))
    assert len(found) == 901
    assert sum(chance for _, chance in found) == 1
    assert found[0][1] == Fraction(1, 10**100)
