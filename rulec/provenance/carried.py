"""Syntax trees -> carriers: for each line of the rules the document lines it cites and the figures of its formal part."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Any, TypeAlias

import attrs
from attrs import frozen

from rulec.source import Span
from rulec.syntax import nodes as n

DOUBLE = "2x"
_Said: TypeAlias = tuple[set[Fraction], set[str], set[str]]  # figures, words such as D6, names
_NOTHING: _Said = (set(), set(), set())
# what repeats a rule, or speaks about one, carries nothing
_SILENT = (n.ExampleHead, n.AllowHead, n.ConceptHead, n.SheetHead)
_PLAIN = frozenset({n.Label, n.Name, n.Cite, Span, str, bool, int, type(None)})  # no figure of a rule is in these


@frozen
class Carrier:
    """One line of the rules. prose: it says its lines in words alone. name: the statement it stands in."""

    source: str
    lines: frozenset[int]
    figures: frozenset[Fraction]
    words: frozenset[str]  # D6, 2x
    prose: bool
    name: str
    span: Span


def carriers(trees: Sequence[n.Tree]) -> list[Carrier]:
    """All carriers of a ruleset. A line that uses a figure, term or table says what that says."""
    defined: dict[str, list[n.Line]] = {}
    waiting = [line for tree in trees for line in tree.lines]
    while waiting:
        line = waiting.pop()
        head = line.lead
        if isinstance(head, n.RulingHead):
            waiting += line.body
        elif isinstance(head, n.TableHead) or (isinstance(head, n.StatementHead) and head.word in ("value", "term")):
            defined.setdefault(head.name.text, []).append(line)
    said = {name: _of_blocks(blocks) for name, blocks in defined.items()}
    return [found for tree in trees for found in _of_lines(tree.lines, (), "", said)]


def _of_lines(
    lines: Sequence[n.Line], inherited: tuple[n.Cite, ...], name: str, said: Mapping[str, _Said]
) -> Iterator[Carrier]:
    position = 0
    for line in lines:
        if isinstance(line.lead, _SILENT):
            continue
        cites = line.tail.cites or inherited
        own = getattr(getattr(line.lead, "name", None), "text", "")
        here = f"{name}.{own}" if name and own else name or own
        figures, words = _with_what_it_names(line, said)
        if isinstance(line.lead, n.Phase):
            position += 1
            figures |= {Fraction(position)}  # a numbered list says its numbers by its order
        for cite in cites:
            numbers = frozenset(k for low, high in cite.lines for k in range(low, min(high, low + 10_000) + 1))
            yield Carrier(cite.source, numbers, frozenset(figures), frozenset(words), _prose(line), here, line.span)
        yield from _of_lines(line.body, cites, here, said)


def _with_what_it_names(line: n.Line, said: Mapping[str, _Said]) -> tuple[set[Fraction], set[str]]:
    figures, words, names = figures_of(line)
    waiting = [*names]
    while waiting:
        more, others, further = said.get(waiting.pop(), _NOTHING)
        figures |= more
        words |= others
        waiting += further - names
        names |= further
    return figures, words


def _of_blocks(blocks: Sequence[n.Line]) -> _Said:
    """What lines and all below them say."""
    figures: set[Fraction] = set()
    words: set[str] = set()
    names: set[str] = set()
    waiting = list(blocks)
    while waiting:
        line = waiting.pop()
        waiting += line.body
        more, others, further = figures_of(line)
        figures |= more
        words |= others
        names |= further
    return figures, words, names


def _prose(line: n.Line) -> bool:
    """Whether a line says nothing that can be computed: a note, a word explained, a text without effect or condition."""
    if isinstance(line.lead, n.Note):
        return True
    if isinstance(line.lead, n.StatementHead) and line.lead.word == "term":
        return not line.body and line.tail.when is None and line.tail.unless is None
    return isinstance(line.lead, n.Plain) and not line.effects and line.tail.when is None and line.tail.unless is None


def figures_of(line: n.Line) -> _Said:
    """The figures, die and doubling words, and names of a line without its block; texts and citations do not count."""
    figures: set[Fraction] = set()
    words: set[str] = set()
    names: set[str] = set()
    waiting: list[tuple[Any, int]] = [(line.lead, 1), (line.effects, 1), (line.tail, 1)]
    while waiting:
        node, sign = waiting.pop()
        if node.__class__ in _PLAIN:
            continue
        match node:
            case n.Number():
                figures.add(sign * node.value)
            case n.DieItem():
                words.add(node.die.upper())
                sides = re.search(r"\d+$", node.die)
                figures |= {Fraction(int(sides.group()))} if sides else set()
                if node.low is None or node.optional:
                    figures.add(Fraction(1))
                if node.pick:
                    figures.add(Fraction(1))
                waiting += [(part, 1) for part in (node.low, node.high) if part is not None]
            case n.Double():
                words.add(DOUBLE)
                figures.add(Fraction(2))
            case n.Halve() | n.Half():
                figures.add(Fraction(1, 2))
                if isinstance(node, n.Half):
                    waiting.append((node.of, 1))
            case n.Negative(of=of):
                waiting.append((of, -1))
            case n.Add() | n.ChangeBy():
                both = node.sign == "+/-"
                for way in (1, -1) if both else (1 if node.sign == "+" else -1,):
                    waiting += [(part, way) for part in _parts(node)]
            case n.Ref(path=path, args=args):
                names.add(path[-1])
                waiting += [(part, sign) for part in args or ()]
            case _:
                waiting += [(part, sign) for part in _parts(node)]
    return figures, words, names


def _parts(node: Any) -> Sequence[Any]:
    return node if isinstance(node, tuple) else [getattr(node, name) for name in _fields(node.__class__)]


@cache
def _fields(kind: Any) -> tuple[str, ...]:
    return tuple(a.name for a in attrs.fields(kind)) if attrs.has(kind) else ()
