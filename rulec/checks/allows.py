"""The allows of a ruleset applied to its findings: what is left of them, and what is wrong with the allows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rulec.checks.places import inside, places, spans_of
from rulec.diagnostics import Code, Diagnostic, Severity
from rulec.model.entities import Allow, Ruleset
from rulec.model.names import did_you_mean

UNUSED_ALLOW = Code(
    id="RC401",
    slug="unused-allow",
    severity=Severity.WARNING,
    summary="An allow silences nothing.",
    why="What it excused is gone, so its reason now excuses the next mistake made in that place.",
    bad="",
    good="",
)
UNKNOWN_ALLOW = Code(
    id="RC402",
    slug="unknown-allow",
    severity=Severity.ERROR,
    summary="An allow names a finding or a place that does not exist, or a finding that cannot be allowed.",
    why="It silences nothing, and whoever reads it believes that it does.",
    bad="",
    good="",
)
_NOT_UNDERSTOOD = ("RC0", "RC1", "RC2")  # syntax, names, types: without them there is nothing to check
_OWN = (UNUSED_ALLOW.id, UNKNOWN_ALLOW.id)


def may_be_allowed(code: Code) -> bool:
    return not code.id.startswith(_NOT_UNDERSTOOD) and code.id not in _OWN


def apply_allows(
    ruleset: Ruleset, findings: Iterable[Diagnostic], codes: Mapping[str, Code], *, whole: bool = True
) -> list[Diagnostic]:
    """The findings that no allow silences, and those about the allows themselves.

    codes: every code by its id. whole: the ruleset was checked, so that an allow which silenced nothing is unused.
    """
    left = list(findings)
    problems: list[Diagnostic] = []
    by_slug = {code.slug: code for code in codes.values()}
    for allow in ruleset.allows:
        code = by_slug.get(allow.slug)
        if code is None or not may_be_allowed(code):
            problems.append(_unknown_slug(allow, code, by_slug.values()))
            continue
        covered = spans_of(ruleset, allow.place)
        if not covered:
            message = f"nothing in this ruleset is called `{allow.place}`"
            advice = did_you_mean(allow.place, places(ruleset))
            problems.append(UNKNOWN_ALLOW.at(allow.span, message, label="no such place", help=advice))
            continue
        rest = [d for d in left if d.code.slug != allow.slug or not inside(d.span, covered)]
        if whole and len(rest) == len(left):
            message = f"nothing is found by `{allow.slug}` in `{allow.place}`"
            problems.append(UNUSED_ALLOW.at(allow.span, message, label="silences nothing", help="remove it"))
        left = rest
    return left + problems


def _unknown_slug(allow: Allow, code: Code | None, codes: Iterable[Code]) -> Diagnostic:
    if code is not None:
        message = f"`{allow.slug}` cannot be allowed"
        advice = "it must be mended: rules that are not understood cannot be computed"
        return UNKNOWN_ALLOW.at(allow.span, message, label=code.summary, help=advice)
    advice = did_you_mean(allow.slug, [c.slug for c in codes if may_be_allowed(c)]) or "rulec explain lists them"
    return UNKNOWN_ALLOW.at(allow.span, f"no finding is called `{allow.slug}`", help=advice)
