"""A project and a git revision -> the rules as they were then. Runs git with fixed arguments and no shell, and only reads."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

from rulec.diagnostics import Diagnostic, RulecError
from rulec.project import SUFFIX, Project, decode
from rulec.source import Source

_ORDINARY = ("100644", "100755")  # a link is not followed into a tree that is not there
_PATIENCE = 120  # seconds


def sources_at(project: Project, revision: str) -> tuple[list[Source], list[Diagnostic]]:
    """Every .rules file of the project's folder of rules at a revision, named as in the working tree."""
    commit = _commit(project.root, revision)
    folder = project.rules.relative_to(project.root).as_posix()
    listed = _git(project.root, ["ls-tree", "-r", "-z", commit, "--", f"./{folder}"])
    found: list[tuple[str, str]] = []
    for entry in listed.decode("utf-8", "surrogateescape").split("\0"):
        head, _, path = entry.partition("\t")
        hidden = any(part.startswith(".") for part in path.split("/"))
        if path.endswith(SUFFIX) and not hidden and head.split()[0] in _ORDINARY:
            found.append((path, head.split()[2]))
    sources, findings = [], []
    for (path, _), content in zip(found, _objects(project.root, [name for _, name in found]), strict=True):
        source, problems = decode(path, content)
        sources.append(source)
        findings += problems
    return sorted(sources, key=lambda s: s.path), findings


def _commit(root: Path, revision: str) -> str:
    try:
        said = _git(root, ["rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}"])
    except RulecError as error:
        if _is_repository(root):
            raise RulecError(f"git knows no revision {revision!r}; write one as in git:HEAD~1 or git:v1.0") from error
        raise RulecError(
            f"{root} is in no git repository, so there is no earlier edition; name two rulesets"
        ) from error
    return said.decode().strip()


def _is_repository(root: Path) -> bool:
    try:
        return bool(_git(root, ["rev-parse", "--git-dir"]))
    except RulecError:
        return False


def _objects(root: Path, names: Sequence[str]) -> list[bytes]:
    """The content of blobs, all asked for at once."""
    if not names:
        return []
    answer = _git(root, ["cat-file", "--batch"], "".join(f"{name}\n" for name in names).encode())
    found, at = [], 0
    for _ in names:
        end = answer.index(b"\n", at)
        size = int(answer[at:end].split()[2])
        found.append(answer[end + 1 : end + 1 + size])
        at = end + 2 + size
    return found


def _git(root: Path, arguments: Sequence[str], given: bytes = b"") -> bytes:
    try:
        done = subprocess.run(
            ["git", "-C", str(root), *arguments], input=given, capture_output=True, check=False, timeout=_PATIENCE,
            env={**os.environ, "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"},
        )  # fmt: skip
    except (OSError, ValueError) as error:
        raise RulecError("git could not be run; install it, or name two rulesets to compare") from error
    except subprocess.TimeoutExpired as error:
        raise RulecError(f"git did not answer within {_PATIENCE} seconds") from error
    if done.returncode:
        raise RulecError(f"git: {done.stderr.decode('utf-8', 'replace').strip() or 'no answer'}")
    return done.stdout
