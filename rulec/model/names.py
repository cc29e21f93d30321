"""Words in, names out: line names from texts, did-you-mean, figures and matches written back as text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches

from rulec.diagnostics import Edit, Fix
from rulec.source import Span
from rulec.syntax import nodes as n

_MARKUP = re.compile(r"\{[^}]*\}|\*")
_OTHER = re.compile(r"[^a-z0-9]+")


def slug(text: str) -> str:
    """`"**Break** (see {rout})"` -> `break_see`: small letters, everything else one `_`."""
    return _OTHER.sub("_", _MARKUP.sub("", text).lower()).strip("_")


def line_name(line: n.Line) -> str:
    """The local name of a line: `as NAME`, else the name of its block, else its text; "" without any."""
    if line.tail.alias:
        return line.tail.alias
    name = getattr(line.lead, "name", None)
    if isinstance(name, n.Name):
        return name.text
    return slug(line.label.text) if line.label else ""


def plain(name: str) -> str:
    """A name as it reads: `heavy_gun` -> `heavy gun`."""
    return name.replace("_", " ")


def label_of(line: n.Line) -> str:
    """What a line prints as its label; "" without a text."""
    return line.label.text if line.label else ""


def title_of(line: n.Line, name: str) -> str:
    """The label of a declared thing: its text, else its name with spaces."""
    return line.label.text if line.label else plain(name)


def head_span(line: n.Line) -> Span:
    """A line without its block, as far as its parts tell: name, text, effects, tail, or else its first words."""
    lead, start = line.lead, line.span.start
    parts = (getattr(lead, "name", None), line.label, *line.effects, line.tail)
    ends = [part.span.end for part in parts if part is not None and part.span.start >= start and part.span.end > start]
    if not ends:
        words = {n.Modifiers: "modifiers", n.Results: "results"}.get(type(lead), "")
        if isinstance(lead, n.ChangeHead):
            words = f"change {lead.word} {'.'.join(lead.path)}"
        ends = [start + len(words)] if words else [line.span.end]
    return Span(line.span.path, start, min(max(ends), line.span.end))


def near(name: str, options: Iterable[str]) -> str:
    """The nearest of the options, or "" if none is near."""
    pool = sorted(set(options))
    folded: dict[str, str] = {}
    for option in pool:
        folded.setdefault(option.lower(), option)
    found = get_close_matches(name.lower(), folded, n=1, cutoff=0.6)
    return folded[found[0]] if found else ""


def did_you_mean(name: str, options: Iterable[str]) -> str:
    """Help text for an unknown name; "" if nothing is near."""
    found = near(name, options)
    return f"did you mean `{found}`?" if found else ""


def renamed(name: str, span: Span, options: Iterable[str]) -> Fix | None:
    """The edit for `did_you_mean`, if span is the name and nothing besides. Likely, never sure."""
    found = near(name, options) if span.end - span.start == len(name) else ""
    return Fix(f"write `{found}`", (Edit(span, found),)) if found else None


def ending(span: Span, name: str) -> Span:
    """The part of span that is the name at its end: enemy.hits -> hits, must flee -> flee."""
    return Span(span.path, max(span.start, span.end - len(name)), span.end)


# ---------------------------------------------------------------- syntax back to text


def expr_text(node: n.Expr) -> str:
    """An expression as an author would write it."""
    match node:
        case n.Number(text=text, unit=unit):
            return f"{text} {unit}" if unit and unit != ":" else text
        case n.Ref(path=path, args=args):
            dotted = ".".join(path)
            return dotted if args is None else f"{dotted}({', '.join(expr_text(a) for a in args)})"
        case n.Binary(op=op, left=left, right=right):
            return f"{expr_text(left)} {op} {expr_text(right)}"
        case n.Half(of=of):
            return f"half {expr_text(of)}"
        case n.Negative(of=of):
            return f"-{expr_text(of)}"
        case n.Positive(of=of):
            return f"+{expr_text(of)}"
        case n.Fold(how=how, items=items, listed=listed):
            inner = ", ".join(expr_text(i) for i in items)
            return f"{how} of {inner}" if listed else f"{how} of ({inner})"
        case n.Column(which=which, table=table, of=of):
            return f"{which} column of {expr_text(table)} for {expr_text(of)}"


def alt_text(alt: n.Alt) -> str:
    low = expr_text(alt.low)
    if alt.form == "is":
        return low
    if alt.form == "to":
        return f"{low} to {expr_text(alt.high) if alt.high is not None else ''}"
    return f"{low} {alt.form}" if alt.form.startswith("or ") else f"{alt.form} {low}"


def match_text(match: n.Match) -> str:
    texts = [alt_text(a) for a in match.alts]
    return (" / " if any(t[:1].isdigit() for t in texts) else "/").join(texts)


def cond_text(cond: n.Cond) -> str:
    """A condition as an author would write it."""
    match cond:
        case n.Holds(of=of):
            return expr_text(of)
        case n.Is(of=of, match=match, negated=negated):
            return f"{expr_text(of)} is {'not ' if negated else ''}{match_text(match)}"
        case n.Compare(left=left, relation=relation, right=right):
            return f"{expr_text(left)} {relation} {expr_text(right)}"
        case n.Not(of=inner):
            return f"not {_bracketed(inner)}"
        case n.All(of=parts):
            return " and ".join(_bracketed(p) for p in parts)
        case n.AnyOf(of=parts):
            return " or ".join(_bracketed(p) for p in parts)


def _bracketed(cond: n.Cond) -> str:
    text = cond_text(cond)
    return f"({text})" if isinstance(cond, n.All | n.AnyOf) else text
