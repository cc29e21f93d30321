"""The allows of a ruleset applied to its findings: what is left of them, and what is wrong with the allows."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from rulec.checks.places import inside, spans_of
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model.entities import Allow, Ruleset
from rulec.model.names import did_you_mean

_RULES = 'ruleset r "Rules"\ndie AvD "average die": 2, 3, 3, 4, 4, 5\nrecord unit\n  dp: 0 to 6\ntest morale for unit\n'
_LINES = '  modifiers\n    -1 "each DP" per dp\n'
_ALLOW = 'allow unused-die in AvD because "the book has a rule for it"\n'

UNUSED_ALLOW = Code(
    id="RC401",
    slug="unused-allow",
    severity=Severity.WARNING,
    summary="An allow silences nothing.",
    why="What it excused is gone, so its reason now excuses the next mistake made in that place.",
    bad=f"{_RULES}  roll AvD\n{_LINES}{_ALLOW}",
    good=f"{_RULES}  roll D6\n{_LINES}{_ALLOW}",
)
UNKNOWN_ALLOW = Code(
    id="RC402",
    slug="unknown-allow",
    severity=Severity.ERROR,
    summary="An allow names a finding that does not exist or cannot be allowed.",
    why="It silences nothing, and whoever reads it believes that it does.",
    bad=f"{_RULES}  roll AvD\n{_LINES}{_ALLOW}".replace("unused-die", "unknown-die"),
    good=f"{_RULES}  roll D6\n{_LINES}{_ALLOW}",
)
_NOT_UNDERSTOOD = ("RC0", "RC1", "RC2", "RC3")  # syntax, names, types, structure: without them nothing can be checked
_OWN = (UNUSED_ALLOW.id, UNKNOWN_ALLOW.id)


def may_be_allowed(code: Code) -> bool:
    return not code.id.startswith(_NOT_UNDERSTOOD) and code.id not in _OWN


def apply_allows(
    ruleset: Ruleset,
    findings: Iterable[Diagnostic],
    codes: Mapping[str, Code],
    *,
    whole: bool = True,
    inherited: Collection[Allow] = (),
) -> list[Diagnostic]:
    """The findings that no allow silences, and those about the allows themselves.

    codes: every code by its id. whole: the ruleset was checked, so that an allow which silenced nothing is unused.
    inherited: the allows that a variant has from its ruleset, where they are judged.
    """
    left = list(findings)
    problems: list[Diagnostic] = []
    by_slug = {code.slug: code for code in codes.values()}
    for allow in ruleset.allows:
        code = by_slug.get(allow.slug)
        if code is None or not may_be_allowed(code):
            problem: Diagnostic | None = _unknown_slug(allow, code, by_slug.values())
        else:
            places = spans_of(ruleset, allow.place)
            rest = [d for d in left if d.code.slug != allow.slug or not inside(d.span, places)]
            problem = _unused(allow) if whole and len(rest) == len(left) else None
            left = rest
        if problem is not None and allow not in inherited:
            problems.append(problem)
    return left + problems


def _unused(allow: Allow) -> Diagnostic:
    message = f"nothing is found by `{allow.slug}` in `{allow.place}`"
    return UNUSED_ALLOW.at(allow.span, message, label="silences nothing", help="remove it")


def _unknown_slug(allow: Allow, code: Code | None, codes: Iterable[Code]) -> Diagnostic:
    if code is not None:
        message = f"`{allow.slug}` cannot be allowed"
        advice = "it must be mended: rules that are not understood cannot be computed"
        return UNKNOWN_ALLOW.at(allow.span, message, label=code.summary, help=advice)
    advice = did_you_mean(allow.slug, [c.slug for c in codes if may_be_allowed(c)]) or "rulec explain lists them"
    return UNKNOWN_ALLOW.at(allow.span, f"no finding is called `{allow.slug}`", help=advice)
