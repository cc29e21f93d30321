"""The work of rulec build: an Order in, an Answer out, files written. What is made of unchanged rules is not made again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from attrs import frozen

from rulec.cache import Answer, BuildCache, as_written, hash_of
from rulec.cli.checking import root_of
from rulec.cli.loading import find_rules, refuse_faulty, show_findings
from rulec.cli.printing import Printing, kept_manifest, kept_settings, printing
from rulec.cli.progress import progress
from rulec.cli.workers import side_by_side
from rulec.compile import Compiled, compile_project
from rulec.model.entities import Ruleset
from rulec.project import Project, group_sources, project_of, read_sources, shipped_rules, targets, write_outputs
from rulec.source import Output, Source

_RULESET = re.compile(r"^ruleset\s+(\w+)", re.MULTILINE)
_VARIANT = re.compile(r"^variant\s+\w+[^\n]*?\sof\s+(\w+)", re.MULTILINE)
MANY = 100  # statements that are worth the start of other processes


@frozen
class Order:
    """What the command line asks for."""

    names: Sequence[str]
    check: bool
    out: str | None
    paths: Sequence[str]


def build(order: Order, cache: BuildCache) -> Answer:
    """Build, and keep the answer for the next time if all is well."""
    places = [Path(path) for path in order.paths]
    project = project_of(places)
    folder = Path(order.out) if order.out else project.out
    if not places and order.names and not project.rules.is_dir():
        places = [shipped_rules()]  # asked for by name; without one, nobody wants all of them in his folder
    places = targets(project, places)
    roots = [root_of(place) for place in places]
    before = cache.entry(roots)
    with progress() as tell:
        # A ruleset or file that is named is read and made whole, whatever was made before.
        named = bool(order.names) or not all(place.is_dir() for place in places)
        stock = None if named else Stock(read_sources(places, project.root)[0], project.root, folder, cache)
        stale = stock.stale() if stock else []
        files = stock.fresh(stale) if stock else {}
        outputs, wrong = [kept_manifest(folder)], False
        if stale or stock is None:
            compiled = compile_project(
                project, stock.files(stale) if stock else places, tell, check=False, examples=False
            )
            refuse_faulty(compiled, order.names[0] if len(order.names) == 1 else "")
            outputs, wrong = _make(order, compiled, folder, tell, stock)
        changed = write_outputs(folder, outputs, dry=order.check)
    files |= {output.path: hash_of(output.content) for output in outputs}
    said = [f"{_shown(folder, project)}/{path}{' is stale' if order.check else ''}\n" for path in changed]
    fine = f"{len(files)} {'file is' if len(files) == 1 else 'files are'} as they should be\n"
    if not wrong and not (order.check and changed):
        cache.keep(roots, before, Answer(0, fine), folder=str(folder.resolve()), files=files)
    return Answer(int(wrong or (order.check and bool(changed))), "".join(said) or fine)


class Stock:
    """The rules by group, and what was made of each the last time."""

    def __init__(self, sources: Sequence[Source], root: Path, folder: Path, cache: BuildCache) -> None:
        self.groups = group_sources(sources)
        self.root = root
        self.folder = folder
        self.cache = cache
        self.settings = kept_settings(folder)
        self.home = {
            name: key for key, members in self.groups.items() for m in members for name in _RULESET.findall(m.text)
        }

    def stale(self) -> list[str]:
        """The groups of which something has to be made."""
        return [key for key in self.groups if self._made(key) is None]

    def fresh(self, stale: Sequence[str]) -> dict[str, str]:
        """The files of the other groups, with their hashes."""
        found: dict[str, str] = {}
        for key in self.groups:
            if key not in stale:
                found |= (self._made(key) or {"files": {}})["files"]
        return found

    def files(self, groups: Sequence[str]) -> list[Path]:
        """The files of groups, and of those that they vary; of all where one of them speaks of other rulesets."""
        wanted = dict.fromkeys(key for group in groups for key in (group, *self._bases(group)))
        if not all(self.holds_rules(key) for key in wanted):
            wanted = dict.fromkeys(self.groups)
        return [self.root / source.path for key in wanted for source in self.groups[key]]

    def holds_rules(self, key: str) -> bool:
        return any(_RULESET.search(source.text) or _VARIANT.search(source.text) for source in self.groups[key])

    def keep(self, key: str, compiled: Compiled, files: Mapping[str, str], settings: Mapping[str, str]) -> None:
        """Remember what was made of a group, if it was made of what we read: a file may have changed meanwhile."""
        read = [source for group in (key, *self._bases(key)) for source in self.groups[group]]
        if all(compiled.sources.get(source.path) == source for source in read):
            self.cache.keep_made(self._texts(key), {"files": dict(files), "settings": dict(settings)})

    def _made(self, key: str) -> Any:
        """What was made of a group, if it is still there as it was made."""
        made = self.cache.made_of(self._texts(key))
        if not isinstance(made, dict) or not isinstance(made.get("files"), dict):
            return None
        same = all(self.settings.get(name) == text for name, text in made.get("settings", {}).items())
        return made if same and as_written(str(self.folder), made["files"]) else None

    def _texts(self, key: str) -> Iterator[str]:
        """All that decides what is made of a group."""
        yield str(self.folder.resolve())
        for group in (key, *self._bases(key)):
            for source in self.groups[group]:
                yield source.path
                yield source.text

    def _bases(self, key: str) -> list[str]:
        named = (name for source in self.groups[key] for name in _VARIANT.findall(source.text))
        return [self.home[name] for name in dict.fromkeys(named) if name in self.home and self.home[name] != key]


def _make(
    order: Order, compiled: Compiled, folder: Path, tell: Callable[[str], None], stock: Stock | None
) -> tuple[list[Output], bool]:
    """The files, and whether something was wrong with them."""
    wanted = _wanted(compiled, order.names)
    made: dict[str, list[Output]] = {}
    with _modules(wanted) as modules, printing(compiled, wanted, folder) as sheets:
        for rules in wanted:
            tell(f"writing the resolvers of {rules.name}")
            made[rules.name] = [output for _ in _EMITS for output in next(modules)]
        for rules in wanted:
            tell(f"printing the sheet of {rules.name}")
            made[rules.name] += sheets.files(rules.name)
    wrong = show_findings(compiled, sheets.findings)
    if stock is not None and not sheets.findings and not order.check:
        _keep(stock, compiled, made, sheets)
    return [*(output for some in made.values() for output in some), sheets.manifest()], wrong


def _keep(stock: Stock, compiled: Compiled, made: Mapping[str, Sequence[Output]], sheets: Printing) -> None:
    """Remember what was made of each group."""
    for key, members in stock.groups.items():
        paths = {source.path for source in members}
        own = [name for name in made if compiled.model.rulesets[name].span.path in paths]
        if own or not stock.holds_rules(key):
            files = {output.path: hash_of(output.content) for name in own for output in made[name]}
            stock.keep(key, compiled, files, {name: sheets.setting(name) for name in own})


def _wanted(compiled: Compiled, names: Sequence[str]) -> list[Ruleset]:
    for name in names:
        find_rules(compiled, name)
        refuse_faulty(compiled, name)
    return [rules for name, rules in compiled.model.rulesets.items() if not names or name in names]


def _modules(wanted: Sequence[Ruleset]) -> AbstractContextManager[Iterator[list[Output]]]:
    """All that is made of rulesets but for their sheets, in their order."""
    tasks = [(emit, rules) for rules in wanted for emit in _EMITS]
    return side_by_side(tasks, alone=sum(len(rules.statements) for rules in wanted) < MANY)


def _resolvers(rules: Ruleset) -> list[Output]:
    from rulec.backends.python.module import emit  # late: nothing is emitted where nothing has changed

    return [emit(rules)]


def _over_columns(rules: Ruleset) -> list[Output]:
    from rulec.backends.batch.module import emit  # late: as above

    return [*emit(rules)]


_EMITS = (_resolvers, _over_columns)


def _shown(folder: Path, project: Project) -> str:
    """A folder as it is told: from the project where it lies in it."""
    whole = folder.resolve()
    inside = whole.is_relative_to(project.root) and whole != project.root
    return whole.relative_to(project.root).as_posix() if inside else str(folder)
