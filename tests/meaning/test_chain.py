"""Chains of rounds: exact chances against closed forms."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rulec.meaning.chain import Chain, solve
from rulec.meaning.errors import NeverEnds

F = Fraction


def test_a_round_that_repeats_is_a_geometric_series() -> None:
    # Won with 1/4, lost with 1/4, again with 1/2: won = 1/4 + 1/8 + 1/16 + ... = 1/2.
    chain: Chain[str] = Chain("a")
    chain.ends("a", "won", F(1, 4))
    chain.ends("a", "lost", F(1, 4))
    chain.moves("a", "a", F(1, 2))
    assert solve(chain) == {"won": F(1, 2), "lost": F(1, 2)}


def test_the_gambler_of_four_coins() -> None:
    # A fair walk from 1 between 0 and 4 ends at 4 with chance 1/4.
    chain: Chain[str] = Chain(1)
    for at in (1, 2, 3):
        for to in (at - 1, at + 1):
            if to in (0, 4):
                chain.ends(at, f"at {to}", F(1, 2))
            else:
                chain.moves(at, to, F(1, 2))
    assert solve(chain) == {"at 0": F(3, 4), "at 4": F(1, 4)}


def test_two_rounds_that_only_lead_to_one_another_never_end() -> None:
    chain: Chain[str] = Chain("a")
    chain.moves("a", "b", F(1))
    chain.moves("b", "a", F(1))
    with pytest.raises(NeverEnds):
        solve(chain)
