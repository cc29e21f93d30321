"""A Resolution -> words for a player, or data for a program: what counted, why, and what is so afterwards.

An order of phases is told in the same two ways.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

from rulec.meaning.evaluate import Resolution
from rulec.meaning.order import Doing, Stage
from rulec.meaning.outputs import fact_type, output_type
from rulec.meaning.situation import Change, Entry
from rulec.meaning.values import Range, say
from rulec.model.entities import Cite, Ruleset, Sequence

FORMAT = {"format": "rulec-resolution", "version": 1}
_HIDDEN = ("natural", "dice", "result", "verdict")


# ---------------------------------------------------------------- words


def plain_text(label: str) -> str:
    """A printed text without its markup, and without what would steer a terminal."""
    label = re.sub(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]", "?", label)
    named = re.sub(r"\{([^}]*)\}", lambda found: found[1].replace("_", " "), label)
    return re.sub(r"(?<!\w)\*{1,2}|\*{1,2}(?!\w)", "", named)


def answer_text(rules: Ruleset, found: Resolution) -> str:
    """The answer to one situation, a block for each party, then what is so afterwards."""
    statement = rules.statements[found.statement]
    lines = [f"{statement.label or statement.name} ({rules.name}.{statement.name}){_where(statement.cites)}", ""]
    for party in _parties(found):
        lines += [party, *(f"  {line}" for line in _told(rules, found, party)), ""]
    for title, items in _afterwards(rules, found):
        lines += [title, *(f"  {item}" for item in items), ""]
    return "\n".join(lines).rstrip() + "\n"


def trace_text(trace: tuple[Entry, ...] | list[Entry]) -> Iterator[str]:
    """Everything that was looked at, line by line; what did not count is marked with a dash."""
    for entry in trace:
        mark = " " if entry.counted else "-"
        what = f"{mark} {entry.party} {entry.statement}"
        yield f"{what}: {_entry(entry)}{_where(entry.cites)}{_ruled(entry)}"


def _parties(found: Resolution) -> list[str]:
    names = [e.party for e in found.trace] + [party for party, _ in found.outputs] + list(found.verdicts)
    return [name for name in dict.fromkeys(names) if "#" not in name]


def _told(rules: Ruleset, found: Resolution, party: str) -> Iterator[str]:
    """What counted for a party, in its order, then the figures that came out."""
    own = {found.statement, *(e.value for e in found.trace if e.sort == "take" and e.counted)}
    rows = [
        e for e in found.trace
        if e.party == party and e.counted and (e.statement in own or e.sort == "limit") and e.sort != "line"
    ]  # fmt: skip
    told = [(_entry(e), _where(e.cites) + _ruled(e), e.statement in own - {found.statement}) for e in rows]
    width = min(max((len(text) for text, _, _ in told), default=0), 76)
    for text, cites, taken in told:
        inner = "  " if taken else ""
        yield f"{inner}{text.ljust(width) if cites else text}{cites}"
    verdict = found.verdicts.get(party, "may")
    if verdict != "may" and not any(e.sort == "verdict" for e in rows):
        yield f"{verdict}: this is not for such a case"
    for (owner, name), value in found.outputs.items():
        if owner == party and name.rsplit(".", 1)[-1] not in _HIDDEN:
            taken_from, _, short = name.rpartition(".")
            type_ = output_type(rules, short, rules.statements.get(taken_from or found.statement))
            yield f"{name.replace('_', ' ')}: {say(value, type_, rules.length)}"


def _entry(entry: Entry) -> str:
    text = plain_text(entry.label) or entry.name.replace("_", " ")
    match entry.sort:
        case "roll":
            return f"rolls {entry.value}" + (f" ({text})" if text else "")
        case "row":
            return f"{text}, {entry.value}"
        case "band":
            return f"{entry.value}: {text}" if entry.value and text else text or entry.value
        case "effect":
            return entry.value
        case "take":
            return f"takes {entry.value}"
        case "limit":
            return f"{text}: limited to {entry.value}"
        case "verdict":
            return f"{entry.value}: {text}" if text and entry.value else entry.value or text
    return f"{entry.value}  {text}".strip() if entry.value else text


def _afterwards(rules: Ruleset, found: Resolution) -> Iterator[tuple[str, list[str]]]:
    obliged = [f"{p} {v} {' or '.join(a)}" for p, acts in found.obliged.items() for v, a in acts.items()]
    changes = [change_text(rules, change) for change in found.changes if change.before != change.after]
    defaults = [
        f"{party}.{name} = {say(value, fact_type(rules, party, name), rules.length)}"
        for (party, name), value in found.defaults.items()
    ]
    known = {ruling.name: ruling for ruling in rules.rulings}
    rulings = [f"{r}: {plain_text(known[r].label)}" if r in known else r for r in found.rulings]
    for title, items in (
        ("what is then done", obliged), ("afterwards", changes), ("taken as usual, since not given", defaults),
        ("rulings used", rulings),
    ):  # fmt: skip
        if items:
            yield title, items


def change_text(rules: Ruleset, change: Change) -> str:
    type_ = fact_type(rules, change.party, change.fact)
    before = "not given" if change.before is None else say(change.before, type_, rules.length)
    stopped = " (it can go no further)" if change.clamped else ""
    return f"{change.party}.{change.fact}: {before} -> {say(change.after, type_, rules.length)}{stopped}"


def order_text(rules: Ruleset, sequence: Sequence, stages: tuple[Stage, ...], whole: bool = False) -> str:
    """The phases by number, with what is done in each; what the facts rule out only if the whole is wanted."""
    lines = [f"{plain_text(sequence.label)} ({rules.name}.{sequence.name}){_where(sequence.cites)}", ""]
    width = max((len(stage.number) for stage in stages), default=0)
    for stage in stages:
        lines.append(f"{stage.number.ljust(width)}  {plain_text(stage.label)}{_where(stage.cites)}")
        told = [doing for doing in stage.doings if whole or doing.holds is not False]
        lines += [f"{' ' * width}  {_doing(doing, stage)}{_where(doing.cites)}" for doing in told]
    return "\n".join(lines) + "\n"


def _doing(doing: Doing, stage: Stage) -> str:
    """A line of a phase: who, what, and on which facts it still depends."""
    verdict = "takes" if doing.verdict == "take" else doing.verdict
    told = " ".join(part for part in (doing.party, verdict, "/".join(doing.acts)) if part)
    label = plain_text(doing.label) if doing.label != stage.label else ""
    text = ": ".join(part for part in (told, label) if part)
    if doing.holds is None:
        return f"{text} (it depends on {', '.join(doing.asks)})"
    return f"- {text}" if not doing.holds else text


def _where(cites: tuple[Cite, ...]) -> str:
    return "  " + " ".join(map(str, cites)) if cites else ""


def _ruled(entry: Entry) -> str:
    return f"  [ruling {entry.ruling}]" if entry.ruling else ""


# ---------------------------------------------------------------- data


def answer_data(rules: Ruleset, found: Resolution) -> dict[str, Any]:
    """The same for a program. Whole figures are integers, others exact strings such as "3/2"."""
    outputs: dict[str, dict[str, Any]] = {}
    for (party, name), value in found.outputs.items():
        outputs.setdefault(party, {})[name] = data(value)
    known = {ruling.name: ruling for ruling in rules.rulings}
    return {
        **FORMAT,
        "ruleset": rules.name,
        "name": found.statement,
        "verdicts": dict(found.verdicts),
        "outputs": outputs,
        "rolls": [entry_data(rules, e) for e in found.trace if e.sort == "roll"],
        "modifiers": [entry_data(rules, e) for e in found.trace if e.sort in ("modifier", "value") and e.counted],
        "rows": [entry_data(rules, e) for e in found.trace if e.sort in ("band", "case", "row") and e.counted],
        "effects": [entry_data(rules, e) for e in found.trace if e.sort in ("effect", "take", "limit") and e.counted],
        "obliged": {p: {v: list(a) for v, a in acts.items()} for p, acts in found.obliged.items()},
        "changes": [
            {"party": c.party, "fact": c.fact, "before": data(c.before), "after": data(c.after), "clamped": c.clamped}
            for c in found.changes
        ],
        "facts": {party: {k: data(v) for k, v in known_.items()} for party, known_ in found.facts.items()},
        "defaults": {f"{party}.{name}": data(value) for (party, name), value in found.defaults.items()},
        "rulings": [
            {"name": r, "label": known[r].label, "because": known[r].because} if r in known else {"name": r}
            for r in found.rulings
        ],
        "trace": [entry_data(rules, e) for e in found.trace],
    }


def order_data(rules: Ruleset, sequence: Sequence, stages: tuple[Stage, ...]) -> dict[str, Any]:
    """The phases for a program. holds is null where the facts given do not tell."""
    return {
        **FORMAT,
        "ruleset": rules.name,
        "name": sequence.name,
        "cites": cites_data(sequence.cites, rules),
        "phases": [
            {
                "number": stage.number,
                "name": stage.name,
                "label": stage.label,
                "cites": cites_data(stage.cites, rules),
                "doings": [
                    {"party": d.party, "verdict": d.verdict, "acts": list(d.acts), "label": d.label, "holds": d.holds,
                     "asks": list(d.asks), "cites": cites_data(d.cites, rules)}
                    for d in stage.doings
                ],
            }
            for stage in stages
        ],
    }  # fmt: skip


def entry_data(rules: Ruleset, entry: Entry) -> dict[str, Any]:
    return {
        "party": entry.party,
        "statement": entry.statement,
        "sort": entry.sort,
        "name": entry.name,
        "label": entry.label,
        "counted": entry.counted,
        "value": entry.value,
        "cites": cites_data(entry.cites, rules),
        "ruling": entry.ruling,
    }


def cites_data(cites: tuple[Cite, ...], rules: Ruleset) -> list[dict[str, Any]]:
    """Citations with the document that each names."""
    return [
        {"source": c.source, "document": rules.sources.get(c.source, ""), "lines": [list(pair) for pair in c.lines]}
        for c in cites
    ]


def data(value: object) -> Any:
    """A value as JSON has it: whole figures as integers, others as exact strings, a range by its ends."""
    match value:
        case bool():
            return value
        case Fraction():
            return int(value) if value.denominator == 1 else str(value)
        case Range():
            return {"low": data(value.low), "high": data(value.high)}
        case Mapping():
            return {str(key): data(part) for key, part in value.items()}
        case list() | tuple():
            return [data(part) for part in value]
    return value
