"""Expressions, conditions, effects and leads in, their canonical text out. No layout here: see format.py."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from rulec.syntax import nodes as n

_SUM, _PRODUCT, _FACTOR = 0, 1, 2
_LEVEL = {"+": _SUM, "-": _SUM, "x": _PRODUCT, "over": _PRODUCT}
_LISTS = {"together", "span", "break"}  # the settings whose values are a list of statements


# ---------------------------------------------------------------- numbers and names


def number(node: n.Number) -> str:
    if node.unit in (None, ":"):
        return node.text
    if node.unit == "move" and not 0 < node.value <= 1:
        return f"{node.text} moves"
    return f"{node.text} {node.unit}"


def path(names: Sequence[str]) -> str:
    return ".".join(names)


def ref(node: n.Ref) -> str:
    args = "" if node.args is None else f"({', '.join(map(expr, node.args))})"
    return path(node.path) + args


def name(node: n.Name) -> str:
    return node.text + was(node.was)


def was(old: tuple[str, ...] | None) -> str:
    return "" if old is None else f" was {path(old)}"


def label(node: n.Label) -> str:
    escaped = node.text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def expr(node: n.Expr, level: int = _SUM) -> str:
    """level: how tightly the place binds; what binds less is put in brackets."""
    match node:
        case n.Number():
            return number(node)
        case n.Ref():
            return ref(node)
        case n.Binary(op, left, right):
            own = _LEVEL[op]
            text = f"{expr(left, own)} {op} {expr(right, own + 1)}"
            return f"({text})" if own < level else text
        case n.Half(of):
            return f"half {expr(of, _FACTOR)}"
        case n.Negative(of):
            return f"-{expr(of, _FACTOR)}"
        case n.Positive(of):
            return f"+{expr(of, _FACTOR)}"
        case n.Fold(how, items, listed):
            inner = ", ".join(map(expr, items))
            return f"{how} of {inner}" if listed else f"{how} of ({inner})"
        case n.Column(which, table, of):
            return f"{which} column of {ref(table)} for {ref(of)}"


# ---------------------------------------------------------------- matches and conditions


def alt(node: n.Alt) -> str:
    low = expr(node.low)
    if node.form == "is":
        return low
    if node.high is not None:
        return f"{low} to {expr(node.high)}"
    return f"{low} {node.form}" if node.form.startswith("or ") else f"{node.form} {low}"


def alts(nodes: Iterable[n.Alt]) -> str:
    """`A/B`; with blanks where two figures would meet and read as a fraction."""
    texts = [alt(a) for a in nodes]
    meet = any(a[-1].isdigit() and b[0].isdigit() for a, b in pairwise(texts))
    return (" / " if meet else "/").join(texts)


def match_(node: n.Match) -> str:
    return alts(node.alts)


def cond(node: n.Cond) -> str:
    return " ".join(cond_pieces(node))


def cond_pieces(node: n.Cond) -> list[str]:
    """The text of a condition cut before each `and` and `or`: where a line may be broken."""
    match node:
        case n.Holds(of):
            return [expr(of)]
        case n.Is(of, match, negated):
            return [f"{expr(of)} is {'not ' if negated else ''}{match_(match)}"]
        case n.Compare(left, relation, right):
            return [f"{expr(left)} {relation} {expr(right)}"]
        case n.Not(of):
            return _prefixed("not ", _inner(of))
        case n.All(parts):
            return _joined("and ", parts)
        case n.AnyOf(parts):
            return _joined("or ", parts)


def _joined(word: str, parts: tuple[n.Cond, ...]) -> list[str]:
    out = _inner(parts[0])
    for part in parts[1:]:
        out += _prefixed(word, _inner(part))
    return out


def _inner(node: n.Cond) -> list[str]:
    pieces = cond_pieces(node)
    if isinstance(node, n.All | n.AnyOf):
        pieces[0] = "(" + pieces[0]
        pieces[-1] += ")"
    return pieces


def _prefixed(word: str, pieces: list[str]) -> list[str]:
    return [word + pieces[0], *pieces[1:]]


# ---------------------------------------------------------------- effects, dice, citations


def effect(node: n.Effect) -> str:
    match node:
        case n.ChangeBy(sign, amount, target):
            return f"{sign}{expr(amount, _FACTOR)} {ref(target)}"
        case n.Becomes(target, value):
            return f"{ref(target)} = {expr(value)}"
        case n.ShiftBy(target, way, amount):
            return f"{ref(target)} {way} by {expr(amount)}"
        case n.Obliges():
            return obliges(node)
        case n.Take(where, role):
            return f"take {path(where)}" + (f" for {role}" if role else "")
        case n.Nothing():
            return "nothing"


def obliges(node: n.Obliges) -> str:
    who = f"{node.who} " if node.who else ""
    return f"{who}{node.verdict} {'/'.join(node.acts)}"


def die(node: n.DieItem) -> str:
    words = ["optional"] if node.optional else []
    if node.pick:
        words += [node.pick, "of"]
    if node.low is not None:
        words.append(expr(node.low, _FACTOR))
    if node.high is not None:
        words += ["or", expr(node.high, _FACTOR)]
    text = " ".join([*words, node.die])
    return re.sub(r"^([0-9]+) (D[0-9]+)$", r"\1\2", text)


def cite(node: n.Cite) -> str:
    spans = (str(a) if a == b else f"{a}-{b}" for a, b in node.lines)
    return f"@{node.source} {', '.join(spans)}".rstrip()


def per(node: n.Per) -> str:
    each = "" if node.each is None else f"{number(node.each)} of "
    return f"per {each}{expr(node.of)}{' or part' if node.or_part else ''}"


def domain(node: n.Domain) -> str:
    text = alts(node.alts)
    if node.step is not None:
        text += f" by {number(node.step)}"
    if node.of is not None:
        text += f" of {node.of}"
    return text if node.assumed is None else f"assumed {text} because {label(node.assumed)}"


def cell(node: n.Cell) -> str:
    words = [] if node.text is None else [label(node.text)]
    if node.match is not None:
        words.append(match_(node.match))
    if node.words is not None:
        words.append(node.words)
    if node.dash:
        words.append("-")
    return " ".join(words)


# ---------------------------------------------------------------- leads


def lead(node: n.Lead) -> tuple[str, str]:
    """What stands before the label of a line, and what stands between the label and the effects."""
    match node:
        case n.LanguageHead(version):
            return f"language {version}", ""
        case n.RulesetHead() | n.SectionHead() | n.SheetHead() | n.SequenceHead() | n.RulingHead():
            return f"{type(node).__name__.removesuffix('Head').lower()} {name(node.name)}", ""
        case n.DieHead(named, faces):
            return f"die {name(named)}", f": {', '.join(map(number, faces))}"
        case n.KindHead(named, ordered):
            return f"kind {name(named)}", f"ordered {ordered} first" if ordered else ""
        case n.RecordHead(named, also):
            return f"record {name(named)}", f"also {', '.join(also)}" if also else ""
        case n.NeverHead():
            return never_head(node) + " " + cond(node.cond), ""
        case n.TableHead():
            return f"table {name(node.name)}", _table(node)
        case n.StatementHead():
            return f"{node.word} {name(node.name)}", _statement(node)
        case n.AllowHead(slug, place):
            return f"allow {slug} in {path(place)}", ""
        case n.ExampleHead(of):
            return "example", f"of {path(of)}"
        case n.VariantHead(named, base):
            return f"variant {name(named)}", f"of {base}"
        case n.ChangeHead(word, where):
            return f"change {word} {path(where)}", ""
        case n.ConceptHead(named, unit):
            return f"concept {name(named)}", f"in {unit}" if unit else ""
        case _:
            return _block_lead(node)


def _block_lead(node: n.Lead) -> tuple[str, str]:
    match node:
        case n.Setting(word, values):
            return _setting(word, values), ""
        case n.Member(named, members):
            return name(named), f"= {', '.join(members)}" if members else ""
        case n.Field(named):
            return name(named), _field(node)
        case n.By(of, pairs):
            return f"by {ref(of)}", ": " + ", ".join(_pair(*p) for p in pairs)
        case n.ValueStep(named):
            return f"value {name(named)}", _start(node)
        case n.Phase(named):
            return f"phase {name(named)}", ""
        case n.Align(word, rulesets, place):
            if word == "differ":
                return f"differ {', '.join(rulesets)}", ""
            return f"{', '.join(rulesets)}: {'silent' if place is None else ref(place)}", ""
        case _:
            return _short_lead(node), ""


def _short_lead(node: n.Lead) -> str:
    """The leads that say all before the label; most are short, and lined up."""
    match node:
        case n.Note():
            return "note"
        case n.Patch(word, where):
            return f"{word} {path(where)}"
        case n.Add(sign, amount, optional):
            return f"{'optional ' if optional else ''}{sign}{expr(amount, _PRODUCT)}"
        case n.Set(value, stop, rounding):
            return expr(value) + _to(stop) + _rounding(rounding)
        case n.Double():
            return "double"
        case n.Halve(rounding):
            return "halve" + _rounding(rounding)
        case n.AtLeast(value):
            return f"at least {expr(value)}"
        case n.AtMost(value):
            return f"at most {expr(value)}"
        case n.Verdict(word):
            return word
        case n.Roll(dice):
            return f"roll {' + '.join(map(die, dice))}"
        case n.Modifiers():
            return "modifiers"
        case n.Results(on):
            return "results" if on is None else f"results on {expr(on)}"
        case n.Each(match):
            return f"each {match_(match)}"
        case n.Plain(also):
            return "also" if also else ""
        case n.Band(match):
            return match_(match)
        case n.Others():
            return "others"
        case n.Given():
            return _given(node)
        case _:
            raise TypeError(f"no way to print {type(node).__name__}")


def never_head(node: n.NeverHead) -> str:
    return "never" + _roles(node.role, node.against)


def _to(stop: n.Expr | None) -> str:
    return "" if stop is None else f" to {expr(stop)}"


def _rounding(how: str | None) -> str:
    return "" if how is None else f" rounding {how}"


def _roles(role: str | None, against: str | None) -> str:
    return (f" for {role}" if role else "") + (f" against {against}" if against else "")


def _start(node: n.StatementHead | n.ValueStep) -> str:
    if node.start is None:
        return ""
    return f"= {expr(node.start)}{_to(node.stop)}{_rounding(node.rounding)}"


def _statement(node: n.StatementHead) -> str:
    words = [_roles(node.role, node.against).strip()]
    if node.between:
        words.append(f"between {node.between[0]} and {node.between[1]}")
    words.append(_start(node))
    return " ".join(w for w in words if w)


def _table(node: n.TableHead) -> str:
    words = [f"by {', '.join(map(ref, node.keys))}"]
    if node.length or node.gives is not None:
        words += ["gives", node.relation or "", "length" if node.gives is None else domain(node.gives)]
    return " ".join(w for w in words if w)


def _setting(word: str, values: Sequence[n.Ref | n.Number | n.Label]) -> str:
    texts = [_value(v) for v in values]
    return f"{word} {(', ' if word in _LISTS else ' ').join(texts)}".rstrip()


def _value(node: n.Ref | n.Number | n.Label) -> str:
    return label(node) if isinstance(node, n.Label) else expr(node)


def _field(node: n.Field) -> str:
    parts = [domain(node.domain)]
    if node.normally is not None:
        parts.append(f"normally {expr(node.normally)}")
    if node.seen is not None:
        parts.append(node.seen)
    return ": " + ", ".join(parts)


def _pair(when: n.Match, amount: n.Expr | None) -> str:
    return f"{match_(when)} {'none' if amount is None else expr(amount)}"


def _given(node: n.Given) -> str:
    head = f"{node.word} {node.role}" if node.role else node.word
    items = [_fact(f) for f in node.facts] + [number(r) for r in node.rolls] + ([node.code] if node.code else [])
    return f"{head} {', '.join(items)}".rstrip()


def _fact(node: n.ExampleFact | n.Obliges) -> str:
    if isinstance(node, n.Obliges):
        return obliges(node)
    if node.value is not None:
        return f"{ref(node.target)} = {expr(node.value)}"
    return f"{'not ' if node.negated else ''}{ref(node.target)}"
