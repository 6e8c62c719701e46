"""Content texts (card sets, decks, images) by the hashes in records, so that old plays can go on after a card has
changed.

The options of a play name its content, and its record says the hash of each. If the content of that name has
another hash by now, the play goes on with the text that was kept: the option `texts` holds it, under the name that the
options use.

    {"edition": "mega", "texts": {"core": "[set]\\nname = …"}}

Nobody chooses this option, and no record needs to show it: it follows from the hashes. So a digest does not cover it.
The same goes for `rules`, which a play of an earlier rules version carries (`Game.options_then`).
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from pixelhall.core.errors import BadOption, PixelhallError
from pixelhall.core.game import Game

TEXTS: Final = "texts"
RULES: Final = "rules"
UNCHOSEN: Final = (TEXTS, RULES)


class Texts:
    """Where texts are kept; this one has none."""

    def find(self, digest: str) -> str | None:
        return None


NONE: Final = Texts()


class Folder(Texts):
    """Texts in a folder, a file for each."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def find(self, digest: str) -> str | None:
        try:
            return self.file(digest).read_bytes().decode()
        except (OSError, ValueError):
            return None

    def keep(self, digest: str, text: str) -> None:
        """Writes a text, unless it is there; the file is complete or does not exist."""
        file = self.file(digest)
        if not file.exists():
            self.path.mkdir(parents=True, exist_ok=True)
            beside = file.with_suffix(f".{os.getpid()}.new")
            beside.write_bytes(text.encode())
            os.replace(beside, file)

    def file(self, digest: str) -> Path:
        return self.path / f"{digest}.toml"


def keep_all(game: Game[Any], state: Any, sources: dict[str, str], keep: Callable[[str, str], None]) -> None:
    """Keeps every content text of a play, under the hash that its record names."""
    for name, text in game.texts(state).items():
        if name in sources:
            keep(sources[name], text)


def with_kept_texts(game: Game[Any], options: dict[str, Any], sources: dict[str, str], texts: Texts) -> dict[str, Any]:
    """The options of a play with these sources; a source that has changed since is given by its kept text, if there is
    one."""
    try:
        here = game.sources(game.new(options, 0))
    except PixelhallError:  # a set that is not here any more, perhaps
        here = {}
    found: dict[str, str] = {}
    for name, digest in sources.items():
        if here.get(name) != digest and (text := texts.find(digest)) is not None:
            found |= dict.fromkeys([name, *paths(game, options, name)], text)
    return {**options, TEXTS: found} if found else options


def paths(game: Game[Any], options: dict[str, Any], name: str) -> list[str]:
    """The paths among the sets of these options whose file holds the set of this name."""
    sets = options.get("sets")
    named = [one for one in sets if isinstance(one, str)] if isinstance(sets, list) else []
    return [one for one in named if one.endswith(".toml") and "\n" not in one and set_name(game, one) == name]


def set_name(game: Game[Any], path: str) -> str:
    """The name of the set in a file; if the file is gone, the name of the file."""
    try:
        return game.shelf().open(path).name
    except PixelhallError:
        return Path(path).stem


def plays(game: Game[Any], state: Any, name: str, digest: str, texts: Texts) -> bool:
    """Whether a play uses the text of this name and hash. A text that was kept under the hash is believed, because a later
    engine may compute hashes in another way."""
    if game.sources(state).get(name) == digest:
        return True
    played = game.texts(state).get(name)
    return played is not None and played == texts.find(digest)


def texts_or_names(options: dict[str, Any], names: list[str]) -> list[str]:
    """What to load for each name: the text that the options give for it, or the name itself."""
    given = options.get(TEXTS, {})
    if not isinstance(given, dict) or not all(isinstance(text, str) and "\n" in text for text in given.values()):
        raise BadOption(f"{TEXTS} holds a whole text for each name of a set or deck")
    return [given.get(name, name) for name in names]


def as_chosen(options: dict[str, Any]) -> dict[str, Any]:
    """The options as somebody chose them."""
    return {name: value for name, value in options.items() if name not in UNCHOSEN}
