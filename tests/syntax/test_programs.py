"""1,000 generated programs: the printed text reads back as the same tree, formats the same again, keeps its comments."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from rulec.source import Source
from rulec.syntax import nodes as n
from rulec.syntax.format import comments, format_source, format_tree
from rulec.syntax.parse import parse

sys.path.insert(0, str(Path(__file__).parent))
import programs

PROGRAMS = 1000
BATCH = 50


@pytest.mark.parametrize("batch", range(PROGRAMS // BATCH))
def test_generated_programs(batch: int) -> None:
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        made = programs.with_comments(programs.tree(seed), seed)
        text = format_tree(made)
        parsed = parse(Source("p.rules", text))
        assert [d.message for d in parsed.diagnostics] == [], f"seed {seed}\n{text}"
        assert parsed.tree == made, f"seed {seed}\n{text}"
        assert format_source(Source("p.rules", text)) == text, f"seed {seed}"
        assert len(comments(text)) == _comments_of(made), f"seed {seed}"


def _comments_of(tree: n.Tree) -> int:
    """How many comments the tree was made with."""
    count, waiting = sum(map(bool, tree.trailing)), list(tree.lines)
    while waiting:
        line = waiting.pop()
        count += sum(map(bool, line.before)) + (line.after is not None)
        waiting += line.body
    return count
