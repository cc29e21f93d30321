"""A value that generated code will hold: the expression that gives it, and what is known of it beforehand."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

from attrs import evolve, field, frozen

from rulec.model.entities import Type

# How tightly an expression binds, loosest first.
TERNARY, OR, AND, NOT, COMPARE, PLUS, TIMES, UNARY, ATOM = range(9)
UNKNOWN: Any = type("Unknown", (), {"__repr__": lambda _: "UNKNOWN"})()
YESNO = Type("yesno")
NUMBER = Type("number")
_COMPARED = re.compile(r"([\w.]+) (is|is not|==|!=|<|<=|>|>=) (-?[\w.]+|'[^'\\]*')")
_OPPOSITE = {"is": "is not", "is not": "is", "==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
_SIMPLE = re.compile(r"-?[A-Za-z0-9_]+(\.[A-Za-z_][A-Za-z0-9_]*)?")


@frozen
class Val:
    """none, open, frac: whether it may be None, a Range, a Fraction. const: what it is, where that is known.
    low: a figure that it is never below. ratio: the two figures it is the ratio of, the second above 0."""

    code: str
    type: Type
    prec: int = ATOM
    none: bool = False
    open: bool = False
    frac: bool = False
    const: Any = UNKNOWN
    low: Fraction | None = None
    ratio: tuple[Val, Val] | None = field(default=None, repr=False)

    @property
    def simple(self) -> bool:
        """Whether it may be written down twice: a name, a fact, a number."""
        return self.const is not UNKNOWN or _SIMPLE.fullmatch(self.code) is not None

    def at(self, prec: int) -> str:
        """The expression as an operand of something that binds as tightly as prec."""
        return self.code if self.prec >= prec else f"({self.code})"

    def named(self, name: str) -> Val:
        """The same, kept in a variable."""
        return evolve(self, code=name, prec=ATOM, ratio=None)


TRUE = Val("True", YESNO, const=True)
FALSE = Val("False", YESNO, const=False)
NONE = Val("None", Type("none"), none=True, const=None)


def is_bool(code: str, prec: int = ATOM) -> Val:
    return Val(code, YESNO, prec)


def truth(value: bool) -> Val:
    return TRUE if value else FALSE


def negation(value: Val) -> Val:
    if value.const is not UNKNOWN:
        return truth(value.const is not True)
    if value.code.startswith("not ") and value.prec == NOT:
        return Val(value.code[4:], YESNO, COMPARE if " " in value.code[4:] else ATOM)
    found = _COMPARED.fullmatch(value.code)
    if found:
        left, op, right = found.groups()
        return Val(f"{left} {_OPPOSITE[op]} {right}", YESNO, COMPARE)
    if value.prec == COMPARE and value.code.count(" is ") == 1 and not re.search(r" (and|or|not|in) ", value.code):
        return Val(value.code.replace(" is ", " is not "), YESNO, COMPARE)
    return Val(f"not {value.at(NOT)}", YESNO, NOT)


def either(parts: list[Val]) -> Val:
    """Parts that are plain expressions, joined by or."""
    if any(p.const is True for p in parts):
        return TRUE
    left = list({p.code: p for p in parts if p.const is not False}.values())
    if not left:
        return FALSE
    return left[0] if len(left) == 1 else is_bool(" or ".join(p.code if p.prec == OR else p.at(NOT) for p in left), OR)


def both(parts: list[Val]) -> Val:
    """Parts that are plain expressions, joined by and."""
    if any(p.const is False for p in parts):
        return FALSE
    left = list({p.code: p for p in parts if p.const is not True}.values())
    if not left:
        return TRUE
    return left[0] if len(left) == 1 else is_bool(" and ".join(p.at(AND) for p in left), AND)
