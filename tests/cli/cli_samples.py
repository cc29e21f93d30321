"""Rules for the tests of the command line, and a way to see that files were left alone."""

from __future__ import annotations

from pathlib import Path

CLEAN = """\
ruleset tiny "Tiny"
  length in

kind Arm "arm"
  foot
  horse
record unit
  arm: Arm
  hits: 0 to 4, normally 0

value reach "Move" for unit = 6 in
  +4 in "cavalry"  when arm is horse
  -1 in "each hit" per hits
"""
# One word misspelt: one error, on line 12.
FAULTY = CLEAN.replace("when arm is horse", "when arn is horse")


def tree(folder: Path) -> dict[str, bytes]:
    """Every file below a folder and what it holds, the cache left out."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and ".cache" not in path.parts
    }
