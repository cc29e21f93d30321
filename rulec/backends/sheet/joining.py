"""Runs of text joined: into series, into sentences with their stops, in the colours of their signs."""

from __future__ import annotations

from attrs import evolve

from rulec.backends.sheet.parts import Run, Text, plain
from rulec.backends.sheet.typography import MINUS, sentence

_END = (".", "!", "?", ":", ";")


def series(parts: list[Text]) -> Text:
    """a; b; c."""
    said: list[Run] = []
    for part in (p for p in parts if p):
        said += (*((Run("; "),) if said else ()), *part)
    return tuple(said)


def sentences(parts: list[Text]) -> Text:
    """Each with a full stop, unless it has a stop of its own."""
    said: list[Run] = []
    for part in (p for p in parts if p):
        words = plain(tuple(r for r in part if r.style != "mark")).rstrip()
        stop = "" if words.endswith(_END) else "."
        marks = tuple(r for r in part[::-1] if r.style == "mark") if part[-1].style == "mark" else ()
        body = part[: len(part) - len(tail(part))]
        said += (
            *((Run(" "),) if said else ()),
            *body,
            *((Run(stop),) if stop else ()),
            *(tail(part) if marks else ()),
        )
    return tuple(said)


def tail(part: Text) -> Text:
    """The marks at the end."""
    at = len(part)
    while at and part[at - 1].style == "mark":
        at -= 1
    return part[at:]


def capital(text: Text) -> Text:
    if not text or text[0].style == "mark":
        return text
    first = text[0]
    return (Run(sentence(first.text), first.style, first.to, first.anchor), *text[1:])


def uncapital(text: Text) -> Text:
    """The same behind a colon: what one may and must."""
    first = text[0]
    small = first.text[:1].lower() + first.text[1:] if first.text.startswith(("May ", "Must ")) else first.text
    return (evolve(first, text=small), *text[1:])


def strong(text: Text) -> Text:
    return tuple(Run(r.text, "strong", r.to) for r in text)


def tone(text: str) -> Run:
    """A signed figure in its colour."""
    bare = text.lstrip("≥≤\u00a0 ")
    if bare.startswith(MINUS):
        return Run(text, "minus" if not (bare.count("/") and "+" in bare) else "strong")
    return Run(text, "plus" if bare.startswith("+") else "strong")
