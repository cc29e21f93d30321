"""The words of the language. RESERVED can never be names; KEYWORDS are all words that mean something somewhere."""

from __future__ import annotations

RESERVED = frozenset(
    "and or not is when unless otherwise per to by x over as was because must may for against of at than half also take"
    " rounding optional within beyond".split()
)
KEYWORDS = tuple(
    sorted(
        {
            *RESERVED,
            *"language ruleset section sheet sequence die kind record never table value term test action gain contest ruling"
            " allow example variant change concept note in gives between ordered best worst lowest highest first last the"
            " assumed normally measured judged remove before after double halve least most none rounding up down nearest roll"
            " modifiers results on each others phase need nothing better more less column sum average largest smallest share"
            " given chosen rolls raises differ silent length".split(),
        }
    )
)
