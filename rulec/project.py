"""Paths -> a project's settings and sources; bytes -> files. The only reader and writer of a user's files."""

from __future__ import annotations

import os
import re
import secrets
import shutil
import stat
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path, PurePosixPath
from typing import Any

from attrs import evolve, frozen

from rulec.diagnostics import Code, Diagnostic, Note, RulecError, Severity
from rulec.source import Output, Source, Span

MAX_BYTES = 4 * 1024 * 1024
SUFFIX = ".rules"
_DEFAULTS = {"rules": "rules", "out": "generated"}
_BOM = b"\xef\xbb\xbf"
_HEADER = re.compile(r"^ruleset[ \t]+\S", re.MULTILINE)
_REFUSALS = (OSError, RuntimeError, ValueError)  # also a loop of links (before Python 3.13), and a NUL in a path

NOT_UTF8 = Code(
    id="RC090",
    slug="not-utf8",
    severity=Severity.ERROR,
    summary="A rules file is not UTF-8 text.",
    why="In another encoding the same bytes are other letters, so names and printed words would come out wrong.",
    bad='# Saved as Latin-1: the last letter of the label is the single byte E9.\nruleset conde "Cond\ufffd"\n',
    good='# Saved as UTF-8.\nruleset conde "Condé"\n',
)
TOO_LARGE = Code(
    id="RC091",
    slug="file-too-large",
    severity=Severity.ERROR,
    summary="A rules file is larger than 4 MiB.",
    why="No rulebook is that long; such a file is most often something else saved under the wrong name.",
    bad="# More than 4 MiB of rules in one file.\n",
    good="# The same rules in one file for each topic.\n",
)
CODES = (NOT_UTF8, TOO_LARGE)


@frozen
class Project:
    """Where things are. All paths are absolute; rules and out lie inside root."""

    root: Path
    rules: Path
    out: Path


# ---------------------------------------------------------------- settings


def find_project(start: Path) -> Project:
    """The project that start lies in: the nearest folder upwards with settings, else start itself.

    Without settings, paths are told from the folder one works in, if start lies in it.
    """
    try:
        here = start.resolve(strict=True)
        folder = here if here.is_dir() else here.parent
    except _REFUSALS as error:
        raise _cannot("read", start, error) from error
    for candidate in (folder, *folder.parents):
        if (found := _settings(candidate)) is not None:
            return _project(candidate, *found)
    alone, here = _project(folder, folder, {}), Path.cwd()
    return evolve(alone, root=here) if folder.is_relative_to(here) else alone


def project_of(paths: Sequence[Path]) -> Project:
    """The project of the first path that was named, or of the folder one works in: names of rulesets are looked up there."""
    named = paths[0] if paths else Path()
    return find_project(named if named.exists() or len(named.parts) != 1 else Path())


def _settings(folder: Path) -> tuple[Path, dict[str, Any]] | None:
    own, shared = folder / "rulec.toml", folder / "pyproject.toml"
    if os.path.lexists(own):  # lexists, since it is quiet about parents that we may not look into
        return own, _toml(own)
    # A broken pyproject.toml that does not speak of us is not our affair.
    if os.path.lexists(shared) and b"rulec" in read_bytes(shared):
        tool = _toml(shared).get("tool", {})
        if isinstance(tool, dict) and "rulec" in tool:
            table = tool["rulec"]
            if not isinstance(table, dict):
                raise RulecError(f"{shared}: tool.rulec must be a table; write [tool.rulec]")
            return shared, table
    return None


def _toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(read_bytes(path).removeprefix(_BOM).decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise RulecError(f"{path} is not valid TOML: {error}") from error


def _project(root: Path, origin: Path, settings: dict[str, Any]) -> Project:
    for name, value in settings.items():
        if name not in _DEFAULTS:
            near = get_close_matches(name, sorted(_DEFAULTS), 1, 0.5)
            hint = f"did you mean {near[0]!r}?" if near else f"the settings are {', '.join(sorted(_DEFAULTS))}"
            raise RulecError(f"{origin}: there is no setting {name!r}; {hint}")
        if not isinstance(value, str) or not value or "\0" in value:
            raise RulecError(f'{origin}: {name} must be the name of a folder, such as "{_DEFAULTS[name]}"')
    places = {name: (root / settings.get(name, default)).resolve() for name, default in _DEFAULTS.items()}
    for name, place in places.items():
        if not place.is_relative_to(root):
            raise RulecError(f"{origin}: {name} leads out of the project ({place}); name a folder inside {root}")
    return Project(root, places["rules"], places["out"])


# ---------------------------------------------------------------- reading


def targets(project: Project, paths: Sequence[Path]) -> list[Path]:
    """The paths that were named, a ruleset by its name too, or the project's folder of rules if none was."""
    if paths:
        return [_by_name(project, path) for path in paths]
    if not project.rules.is_dir():
        advice = "name the files or folders to look at, or say in rulec.toml where the rules are"
        raise RulecError(f"there is no folder {project.rules}; {advice}")
    return [project.rules]


def _by_name(project: Project, path: Path) -> Path:
    """A folder of the rules that is named as the other verbs name its ruleset: cfeo16 for rules/cfeo16."""
    folder = project.rules / path.name
    return folder if len(path.parts) == 1 and not path.exists() and folder.is_dir() else path


def read_sources(paths: Sequence[Path], root: Path) -> tuple[list[Source], list[Diagnostic]]:
    """Every .rules file named or found in a named folder, once, sorted by path.

    A file that cannot be used as text is still in the list, with a finding of RC090 or RC091 on it, so that the
    finding can be shown; callers pass on only the sources without one.
    """
    root = root.resolve()
    found: dict[str, Path] = {}
    for path in paths:
        for file in _walk(path, root):
            found[(file.relative_to(root) if file.is_relative_to(root) else file).as_posix()] = file
    sources, diagnostics = [], []
    for name, file in sorted(found.items()):
        source, problems = decode(name, read_bytes(file, MAX_BYTES + 1))
        sources.append(source)
        diagnostics += problems
    return sources, diagnostics


def decode(name: str, content: bytes) -> tuple[Source, list[Diagnostic]]:
    """The bytes of a file as a Source: no BOM, newlines only; a finding if they are too many or not UTF-8."""
    at_start = Span(name, 0, 0)
    if len(content) > MAX_BYTES:
        advice = "split it, a file for each topic, or move it out of the rules folder"
        return Source(name, ""), [TOO_LARGE.at(at_start, "this file is larger than 4 MiB", help=advice)]
    content = content.removeprefix(_BOM)
    try:
        return Source(name, _newlines(content.decode("utf-8"))), []
    except UnicodeDecodeError as error:
        source = Source(name, _newlines(content.decode("utf-8", "replace")))
        offset = len(_newlines(content[: error.start].decode("utf-8")))
        note = Note(Span(name, offset, offset + 1), f"the first byte that is not UTF-8 is {content[error.start]:02X}")
        kind = "UTF-16" if content[:2] in (b"\xff\xfe", b"\xfe\xff") else "not UTF-8"
        advice = "save it again with the encoding UTF-8"
        return source, [NOT_UTF8.at(at_start, f"this file is {kind}; rules are read as UTF-8", note, help=advice)]


def _newlines(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read_bytes(path: Path, limit: int = -1) -> bytes:
    """The content of an ordinary file, at most limit bytes. A pipe or device is refused, because reading could hang."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise RulecError(f"{path} is not an ordinary file; name a file or a folder of {SUFFIX} files")
        with path.open("rb") as stream:
            return stream.read(limit)
    except _REFUSALS as error:
        raise _cannot("read", path, error) from error


def _walk(path: Path, root: Path) -> Iterator[Path]:
    """The real .rules files at path. One named outright may lie anywhere; those found in a folder stay inside."""
    try:
        if path.is_dir():
            folder = path.resolve()
            yield from _folder(folder, (root, folder), set())
            return
        path.stat()
    except _REFUSALS as error:
        raise _cannot("read", path, error) from error
    if path.suffix != SUFFIX:
        raise RulecError(f"{path} is not a {SUFFIX} file; name a {SUFFIX} file or a folder of them")
    yield path.resolve()


def _folder(folder: Path, inside: tuple[Path, ...], seen: set[Path]) -> Iterator[Path]:
    if folder in seen:  # A link to a folder above would go round for ever.
        return
    seen.add(folder)
    try:
        for entry in sorted(folder.iterdir()):
            if entry.name.startswith("."):  # .git, .venv, and the lock files of editors
                continue
            is_folder = entry.is_dir()
            if not is_folder and entry.suffix != SUFFIX:
                continue
            real = entry.resolve()
            if not any(real.is_relative_to(place) for place in inside):
                advice = "copy it into the project, or name it outright on the command line"
                raise RulecError(f"{entry} is a link that leads out of the project, to {real}; {advice}")
            yield from _folder(real, inside, seen) if is_folder else (real,)
    except _REFUSALS as error:
        raise _cannot("read", folder, error) from error


def group_sources(sources: Iterable[Source]) -> dict[str, list[Source]]:
    """Sources by ruleset: a folder in which a file has a `ruleset` header is one group, any other file is its own.

    concepts.rules speaks of several rulesets and so always stands alone.
    """
    groups: dict[str, list[Source]] = {}
    folders: dict[str, list[Source]] = {}
    for source in sources:
        path = PurePosixPath(source.path)
        if path.name == "concepts" + SUFFIX:
            groups[source.path] = [source]
        else:
            folders.setdefault(str(path.parent), []).append(source)
    for folder, members in folders.items():
        if any(has_header(source) for source in members):
            groups[folder] = sorted(members, key=lambda s: s.path)
        else:
            groups |= {source.path: [source] for source in members}
    return dict(sorted(groups.items()))


def has_header(source: Source) -> bool:
    """Whether a file begins a ruleset."""
    return _HEADER.search(source.text) is not None


def shipped_rules() -> Path:
    """The rules that come with rulec: inside the wheel, or beside the package in a checkout."""
    package = Path(__file__).resolve().parent
    for place in (package / "rules", package.parent / "rules"):
        if place.is_dir():
            return place
    raise RulecError("the rules that come with rulec are missing; install rulec again")


# ---------------------------------------------------------------- writing


def write_atomic(path: Path, content: bytes) -> bool:
    """Make path hold content: the old file or the new one, never a part. False if it held it already."""
    # Opened by hand and not by mkstemp, whose files nobody else may read; "x" refuses an existing name just the same.
    temporary = path.parent / f".{secrets.token_hex(8)}.tmp"
    try:
        old = path.is_file()
        if not old and path.exists() and not path.is_dir():  # a device or pipe takes it, and stays what it is
            with path.open("wb") as stream:
                stream.write(content)
            return True
        if old and path.stat().st_size == len(content) and path.read_bytes() == content:
            return False
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with temporary.open("xb") as stream:
                stream.write(content)
                stream.flush()
                os.fsync(stream.fileno())
            if old:
                shutil.copymode(path, temporary)
            temporary.replace(path)
        except BaseException:  # also an interrupt: nothing of ours is left lying about
            temporary.unlink(missing_ok=True)
            raise
    except _REFUSALS as error:
        raise _cannot("write", path, error) from error
    return True


def write_outputs(out: Path, outputs: Iterable[Output], *, dry: bool = False) -> list[str]:
    """Write outputs below the folder out; returns the paths that changed, or with dry those that would.

    All names are judged before the first file is written.
    """
    base = out.resolve()
    placed: dict[str, tuple[Path, Output]] = {}
    for output in outputs:
        name = PurePosixPath(output.path)
        target = base / name
        odd = any(c in '\\:*?"<>|' or ord(c) < 32 for c in output.path) or ".." in name.parts or not name.parts
        if odd or name.is_absolute() or not target.parent.resolve().is_relative_to(base):
            raise RulecError(f"the output name {output.path!r} is not a plain path inside {out}")
        key = str(name).casefold()  # Windows and macOS take Melee.py and melee.py for one file.
        if key in placed:
            raise RulecError(f"two outputs want the same file: {placed[key][1].path!r} and {output.path!r}")
        placed[key] = (target, output)
    if dry:
        return [o.path for target, o in placed.values() if not target.is_file() or read_bytes(target) != o.content]
    return [o.path for target, o in placed.values() if write_atomic(target, o.content)]


def _cannot(verb: str, path: Path, error: Exception) -> RulecError:
    """The operating system's refusal in plain words, with what to do."""
    match error:
        case FileNotFoundError():
            why = "it does not exist; check the spelling, and the folder you are in"
        case PermissionError():
            why = f"permission denied; check that you may {verb} it and its folder, and that no program holds it open"
        case IsADirectoryError():
            why = "it is a folder; name a file"
        case NotADirectoryError() | FileExistsError():
            why = "a part of the path is a file, not a folder; check the spelling"
        case OSError():
            why = error.strerror or str(error)
        case _:
            why = str(error)
    return RulecError(f"cannot {verb} {path}: {why}")
