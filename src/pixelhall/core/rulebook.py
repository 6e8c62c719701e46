"""A rulebook: numbered rules, rulings and options that a game keeps in a TOML file, found by ID or by words.

The file has three kinds of tables; fields in brackets may be missing:

    [[rule]]    id, group, title, text, [editions], [test]
    [[ruling]]  id, group, question, ruling, [readings]
    [[option]]  name, group, values, text, and one setting for each edition
"""

import difflib
import functools
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from pixelhall.core.errors import BadText

Value: TypeAlias = bool | int | str | tuple[str, ...]


@dataclass(frozen=True)
class Entry:
    """One numbered statement: its name, what it is about, what it says."""

    id: str
    group: str
    title: str
    text: str


@dataclass(frozen=True)
class Rule(Entry):
    """A rule as the game states it; `test` is an example that can be played."""

    editions: tuple[str, ...] = ()
    test: str = ""


@dataclass(frozen=True)
class Ruling(Entry):
    """Our answer (`text`) to a question that the rules leave open (`title`), and how else they could be read."""

    readings: str = ""


@dataclass(frozen=True)
class Option(Entry):
    """Something that editions set differently: the values it can have, and what each edition sets."""

    values: str = ""
    settings: tuple[tuple[str, Value], ...] = ()

    def setting(self, edition: str) -> Value:
        return dict(self.settings)[edition]


class Rulebook:
    """All entries of one game, in the order of its file."""

    def __init__(self, rules: Iterable[Rule], rulings: Iterable[Ruling] = (), options: Iterable[Option] = ()) -> None:
        self.rules = tuple(rules)
        self.rulings = tuple(rulings)
        self.options = tuple(options)
        self.entries: tuple[Entry, ...] = (*self.rules, *self.rulings, *self.options)
        self._by_id = {entry.id.casefold(): entry for entry in self.entries}
        if len(self._by_id) < len(self.entries):
            raise BadText(f"two entries of a rulebook share an ID: {', '.join(_repeated(self.entries))}")

    @staticmethod
    def load(path: Path | str) -> "Rulebook":
        """The rulebook in a TOML file; cached."""
        return _load(Path(path))

    def ids(self) -> list[str]:
        """The IDs of all rules and rulings; options go by their names."""
        return [entry.id for entry in (*self.rules, *self.rulings)]

    def find(self, id: str) -> Entry | None:
        """The rule or ruling with this ID, or the option with this name, in capitals or not."""
        return self._by_id.get(id.strip().casefold())

    def search(self, words: str) -> list[Entry]:
        """The entries in which every word occurs, those with most of the words in their title first."""
        wanted = words.casefold().split()
        found = [entry for entry in self.entries if wanted and all(word in _prose(entry) for word in wanted)]
        return sorted(found, key=lambda entry: -sum(word in entry.title.casefold() for word in wanted))

    def nearest(self, id: str, limit: int = 5) -> list[str]:
        """IDs that a mistyped one may have meant: the same but for zeros, then those that contain it, then those that
        look like it."""
        wanted = _plain(id)
        if not wanted:
            return []
        plain = {_plain(entry.id): entry.id for entry in self.entries}
        alike = [wanted] if wanted in plain else []
        alike += [name for name in plain if f"-{wanted}-" in f"-{name}-"]
        alike += difflib.get_close_matches(wanted, plain, n=limit, cutoff=0.6)
        return [plain[name] for name in dict.fromkeys(alike)][:limit]


@functools.cache
def _load(path: Path) -> Rulebook:
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadText(f"{path} is not TOML: {error}") from error
    tables = {
        kind: [_Table(path, kind, fields) for fields in data.get(kind, [])] for kind in ("rule", "ruling", "option")
    }
    return Rulebook(
        [_rule(table) for table in tables["rule"]],
        [_ruling(table) for table in tables["ruling"]],
        [_option(table) for table in tables["option"]],
    )


class _Table:
    """One table of the file, whose fields are read as text, each line break as a space."""

    def __init__(self, path: Path, kind: str, fields: Mapping[str, object]) -> None:
        self.fields = fields
        self.place = f"{path}: {kind} {fields.get('id', fields.get('name', 'without a name'))}"

    def text(self, field: str) -> str:
        text = self.maybe(field)
        if not text:
            raise BadText(f"{self.place} lacks the text of `{field}`")
        return text

    def maybe(self, field: str) -> str:
        value = self.fields.get(field, "")
        if not isinstance(value, str):
            raise BadText(f"{self.place}: `{field}` should be a text, not {value!r}")
        return " ".join(value.split())

    def value(self, field: str) -> Value:
        value = self.fields.get(field, [])
        if isinstance(value, (bool, int, str)):
            return value
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            return tuple(value)
        raise BadText(
            f"{self.place}: `{field}` should be a text, a number, true, false or a list of texts, not {value!r}"
        )

    def names(self, field: str) -> tuple[str, ...]:
        value = self.value(field)
        if not isinstance(value, tuple):
            raise BadText(f"{self.place}: `{field}` should be a list of texts, not {value!r}")
        return value


def _rule(table: _Table) -> Rule:
    editions, test = table.names("editions"), table.maybe("test")
    return Rule(table.text("id"), table.text("group"), table.text("title"), table.text("text"), editions, test)


def _ruling(table: _Table) -> Ruling:
    return Ruling(
        table.text("id"), table.text("group"), table.text("question"), table.text("ruling"), table.maybe("readings")
    )


def _option(table: _Table) -> Option:
    name = table.text("name")
    editions = [field for field in table.fields if field not in ("name", "group", "values", "text")]
    settings = tuple((edition, table.value(edition)) for edition in editions)
    return Option(name, table.text("group"), name, table.text("text"), table.text("values"), settings)


def shown_value(value: Value) -> str:
    """What an option is set to, for people."""
    if isinstance(value, bool):
        return str(value).lower()
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def _prose(entry: Entry) -> str:
    readings = entry.readings if isinstance(entry, Ruling) else ""
    return f"{entry.id} {entry.group} {entry.title} {entry.text} {readings}".casefold()


def _plain(id: str) -> str:
    """An ID without what is easily mistyped: capitals, leading zeros, other signs for the dash."""
    return "-".join(part.lstrip("0") or "0" for part in re.split(r"[^a-z0-9]+", id.casefold()) if part)


def _repeated(entries: Iterable[Entry]) -> list[str]:
    ids = [entry.id for entry in entries]
    return sorted({id for id in ids if ids.count(id) > 1})
