"""A pairing -> which items stand elsewhere among their siblings: the fewest that explain it, the same from either side."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from rulec.diff.pairing import Pair, Pairing


def out_of_order(pairing: Pairing) -> dict[int, tuple[int, int]]:
    """By the id of the new item, its place before and now."""
    lists: dict[tuple[int, str], list[Pair]] = {}
    for pair in pairing.pairs:
        if pair.old and pair.new and pair.owner and pair.old.sort not in ("cell", "member", "group", "fact"):
            blocks = " ".join(sorted((pair.old.block, pair.new.block)))
            lists.setdefault((id(pair.owner), blocks), []).append(pair)
    found: dict[int, tuple[int, int]] = {}
    for pairs in lists.values():
        owner = pairs[0].owner
        assert owner is not None
        assert owner.old is not None
        assert owner.new is not None
        olds = {id(i): at for at, i in enumerate(owner.old.children)}
        news = {id(i): at for at, i in enumerate(owner.new.children)}
        if any(id(p.old) not in olds or id(p.new) not in news for p in pairs):
            continue
        by_old = sorted(pairs, key=lambda p: olds[id(p.old)])
        rank = {id(p): at for at, p in enumerate(sorted(pairs, key=lambda p: news[id(p.new)]))}
        kept = _longest([(rank[id(p)], _weight(p)) for p in by_old])
        found.update((id(p.new), (at, rank[id(p)])) for at, p in enumerate(by_old) if at not in kept)
    return found


def _weight(pair: Pair) -> int:
    assert pair.old is not None
    assert pair.new is not None
    own = 100_000 if pair.old.ordered and pair.new.ordered else 1_000  # rather that moved whose place is nothing
    return own + crc32("\0".join(sorted((pair.old.path, pair.new.path))).encode()) % 997


def _longest(ranks: Sequence[tuple[int, int]]) -> set[int]:
    """Places of the heaviest run that rises: what can be said to have stayed where it was."""
    if [r for r, _ in ranks] == sorted(r for r, _ in ranks):
        return set(range(len(ranks)))
    best: list[tuple[int, tuple[int, ...]]] = []
    for at, (rank, weight) in enumerate(ranks):
        before = max((best[i] for i in range(at) if ranks[i][0] < rank), default=(0, ()))
        best.append((before[0] + weight, (*before[1], at)))
    return set(max(best)[1])
