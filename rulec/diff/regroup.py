"""A pairing -> lines that were put together or taken apart: what one line says on one side and two say on the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from attrs import define, field

from rulec.diff.canon import AS_WRITTEN, Form, form
from rulec.diff.items import Item
from rulec.diff.pairing import Pair, Pairing

_LINES = ("line", "case", "band")


@define
class Regrouped:
    """For the id of a paired new item, the lines of the other side that say the rest of it; and all such lines."""

    rest: dict[int, tuple[Item, ...]] = field(factory=dict)
    taken: set[int] = field(factory=set)


def regroup(pairing: Pairing) -> Regrouped:
    """Every pair of lines of which one says all that the other does, and more that stands in unpaired lines beside it."""
    found = Regrouped()
    for pair in pairing.pairs:
        if pair.old is None or pair.new is None or pair.old.sort not in _LINES:
            continue
        one, two = _effects(pair.old, AS_WRITTEN), _effects(pair.new, pairing.names)
        gone, come = [f for f in one if f not in two], [f for f in two if f not in one]
        if bool(gone) == bool(come):
            continue
        rest = _covering(gone or come, list(_beside(pair, pairing, new=bool(gone))))
        if rest:
            found.rest[id(pair.new)] = rest
            found.taken |= {id(item) for item in rest}
    return found


def _effects(item: Item, names: Any) -> list[Form]:
    part = item.part("effects")
    return [form(effect, names) for effect in part.node] if part is not None else []


def _beside(pair: Pair, pairing: Pairing, new: bool) -> Iterator[tuple[Item, list[Form]]]:
    """Lines without a counterpart in, or next to, one side of a pair; those in it first."""
    here = pair.new if new else pair.old
    assert here is not None
    owner = pair.owner and (pair.owner.new if new else pair.owner.old)
    for item in (*here.children, *(owner.children if owner else ())):
        told = pairing.of(item)
        if item.sort in _LINES and told is not None and (told.old is None or told.new is None):
            effects = _effects(item, pairing.names if new else AS_WRITTEN)
            if effects:
                yield item, effects


def _covering(wanted: Sequence[Form], lines: Sequence[tuple[Item, list[Form]]]) -> tuple[Item, ...]:
    """The lines that say all that is wanted and nothing else; none if they do not."""
    chosen: dict[int, Item] = {}
    for effect in wanted:
        fits = [item for item, effects in lines if effect in effects and all(f in wanted for f in effects)]
        if not fits:
            return ()
        chosen[id(fits[0])] = fits[0]
    return tuple(chosen.values())


def said_together(item: Item, rest: Mapping[int, tuple[Item, ...]], pair: Pair) -> bool:
    """Whether the rest of a line stood under it, as what it does in all other cases."""
    return all(any(inner is child for child in item.children) for inner in rest.get(id(pair.new), ()))
