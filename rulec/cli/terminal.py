"""What the terminal can show: whether to print colours."""

from __future__ import annotations

import os
import sys

import click

no_color_option = click.option("--no-color", is_flag=True, help="Print without colours (also: set NO_COLOR).")


def wants_color(no_color: bool) -> bool:
    """Colours only on a terminal that can show them, and only if neither the option nor NO_COLOR is against it."""
    if no_color or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return sys.stdout.isatty()
