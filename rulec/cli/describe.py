"""rulec describe: the resolvers of the rules, with what each needs, rolls, asks and gives."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from rulec.cli.loading import find_resolver, find_rules, json_option, load, rules_option, split_name
from rulec.cli.verbs import EXIT_CODES

if TYPE_CHECKING:
    from rulec.describe import Description, Input
    from rulec.meaning.survey import Choice, Made
    from rulec.model.entities import Ruleset, Sequence, Statement, Table

WIDTH = 110


@click.command(
    "describe",
    epilog=f"""\b
Examples:
  rulec describe                   every resolver of every ruleset, a line each
  rulec describe cfeo16            those of one ruleset
  rulec describe cfeo16.control    all about one: facts, dice, choices, results
  rulec describe cfeo16 --json     the same for a program

\b
JSON: {{"format": "rulec-resolvers", "version": 1, "resolvers": [...]}}, each with ruleset, name,
word (test, action, contest, value, term, table, sequence), label, roles, section, inputs, dice, choices,
outputs, uses, rulings, cites and notes. An input has name, type, allowed, low, high, step, label,
seen (measured or judged), assumed (why its bounds are), cites, and default if the rules state one.

{EXIT_CODES}""",
)
@click.argument("what", required=False, metavar="[RULESET[.NAME]]", default="")
@rules_option
@json_option
def command(what: str, paths: tuple[str, ...], as_json: bool) -> None:
    """Say what can be asked of the rules, and what each answer needs to know.

    Only facts that can really be read are listed as needed, however deep in values, terms and tests they are.
    """
    from rulec.describe import as_data, describe, names

    ruleset, name = split_name(what)
    compiled = load(paths, ruleset)
    wanted = [find_rules(compiled, ruleset)] if ruleset else list(compiled.model.rulesets.values())
    only = find_resolver(wanted[0], name) if "." in what else ""
    if as_json:
        found = [as_data(describe(rules, n), rules) for rules in wanted for n in ([only] if only else names(rules))]
        document = {"format": "rulec-resolvers", "version": 1, "resolvers": found}
        click.echo(json.dumps(document, indent=1, ensure_ascii=False))
    elif only:
        click.echo("\n".join(_whole(describe(wanted[0], only), wanted[0])))
    else:
        click.echo("\n\n".join("\n".join(_listed(rules)) for rules in wanted))


# ---------------------------------------------------------------- a line each


def _listed(rules: Ruleset) -> Iterator[str]:
    """All resolvers of a ruleset, by section."""
    from rulec.answers import plain_text
    from rulec.describe import names

    yield f"{rules.name}: {rules.label}"
    parts: dict[str, Statement | Table | Sequence] = {**rules.statements, **rules.tables}
    parts |= {sequence.name: sequence for sequence in rules.sequences if sequence.name not in parts}
    titles = {s.name: s.label for s in rules.sections}
    width = max((len(name) for name in names(rules)), default=0)
    section = None
    for name in sorted(parts, key=lambda n: list(titles).index(parts[n].section) if parts[n].section in titles else -1):
        part = parts[name]
        if part.section != section:
            section = part.section
            yield ""
            yield f"  {plain_text(titles.get(section, '')) or section or 'Without a section'}"
        word = getattr(part, "word", "table" if name in rules.tables else "sequence")
        cites = " ".join(map(str, part.cites))
        label = plain_text(part.label)
        yield f"    {word:<8} {name.ljust(width)}  {label}{f'  {cites}' if cites else ''}".rstrip()


# ---------------------------------------------------------------- all about one


def _whole(described: Description, rules: Ruleset) -> Iterator[str]:
    from rulec.answers import plain_text

    roles = [role for role, _ in described.roles]
    joint = " and " if described.word in ("contest", "sequence") else " against "
    of = f" {'between' if described.word == 'contest' else 'for'} {joint.join(roles)}" if roles else ""
    yield f"{described.ruleset}.{described.name}: {plain_text(described.label)}"
    yield f"{described.word}{of}{_cited(described, rules)}"
    blocks = (
        ("needs", [_needs(one, rules) for one in described.inputs]),
        ("rolls", [(t.party, t.text, plain_text(t.label)) for t in described.throws]),
        ("asks the player", [_asks(choice) for choice in described.choices]),
        ("gives", [_gives(made, rules.length) for made in described.outputs]),
    )
    for title, rows in blocks:
        if rows:
            yield ""
            yield title
            yield from _columns(rows)
    for title, items in (("uses", described.uses), ("rulings that bear on it", described.rulings)):
        if items:
            yield ""
            yield title
            yield from textwrap.wrap(", ".join(items), WIDTH, initial_indent="  ", subsequent_indent="  ")
    for note in described.notes:
        yield ""
        yield from textwrap.wrap(f"Note: {plain_text(note)}", WIDTH)


def _cited(described: Description, rules: Ruleset) -> str:
    return "".join(
        f"; {rules.sources.get(c.source, c.source)} {str(c).partition(' ')[2]}".rstrip() for c in described.cites
    )


def _needs(one: Input, rules: Ruleset) -> tuple[str, str, str]:
    from rulec.answers import plain_text
    from rulec.describe import default_words

    label = plain_text(one.label)
    said = [label if label != one.name.replace("_", " ") else ""]
    said += [f"normally {default_words(one, rules)}" if one.has_default else ""]
    said += ["judged" if one.seen == "judged" else "", "bounds assumed" if one.domain.assumed else ""]
    return one.path, one.words, "; ".join(part for part in said if part)


def _asks(choice: Choice) -> tuple[str, str, str]:
    from rulec.answers import plain_text

    options = " or ".join(choice.options) or "a figure in its range"
    return f"{choice.party}.{choice.key}", options, plain_text(choice.label)


def _gives(made: Made, length: str) -> tuple[str, str, str]:
    from rulec.answers import plain_text

    name = f"{made.party}.{made.name}" if made.party else made.name
    type_ = made.type
    if made.sort == "fact":
        text = "the fact after"
    elif made.sort == "phase" or made.values or type_.values:
        text = " / ".join(made.values or type_.values)
    else:
        words = {
            "length": f"a length in {length}",
            "yesno": "yes or no",
            "angle": "an angle",
            "move": "a part of a move",
        }
        text = words.get(type_.sort, f"a {type_.sort}")
    return name, text, plain_text(made.label)


def _columns(rows: list[tuple[str, str, str]]) -> Iterator[str]:
    """Three columns; the second is broken over lines, since it can be a long list."""
    first = min(max(len(row[0]) for row in rows), 34)
    middle = min(max(len(row[1]) for row in rows), WIDTH - first - 30)
    for name, text, label in rows:
        lines = textwrap.wrap(text, middle) or [""]
        yield f"  {name.ljust(first)}  {lines[0].ljust(middle)}  {label}".rstrip()
        yield from (f"  {' ' * first}  {line}" for line in lines[1:])
