"""What several commands share: the usual game, options written as name=value, text that fits the terminal."""

import json
import shutil
import textwrap
from collections.abc import Iterable
from typing import Any

import click

from pixelhall.core.content_file import content
from pixelhall.core.errors import BadOption
from pixelhall.core.game import Game

DEFAULT_GAME = "pixel-tactics"


def print_lines(lines: Iterable[str]) -> None:
    """Prints lines, wrapped to the width of the terminal."""
    width = max(20, min(100, shutil.get_terminal_size((80, 24)).columns))
    for line in lines:
        for part in textwrap.wrap(line, width, subsequent_indent="  ") or [""]:
            click.echo(part)


def play_options(
    game: Game[Any], edition: str, series: int, sets: tuple[str, ...], others: tuple[str, ...]
) -> dict[str, Any]:
    """The options of a play from what was typed; the game checks them."""
    options: dict[str, Any] = {}
    if edition:
        options["edition"] = edition
    if series:
        options["series"] = series
    if sets:
        options["sets"] = list(sets)
    for typed in others:
        name, equals, value = typed.partition("=")
        if not equals:
            raise BadOption(f'an option is written name=value, such as edition=mega, not "{typed}"')
        options[name.strip()] = option_value(game, name.strip(), value.strip())
    if isinstance(options.get("sets"), list):
        options["sets"] = [set_source(game, name) for name in options["sets"]]
    return options


def option_value(game: Game[Any], name: str, typed: str) -> Any:
    """A number, true, false, none, a list with commas, or a word."""
    if game.options().get(name, "").startswith("a list") and not typed.startswith("["):
        return [word.strip() for word in typed.split(",") if word.strip()]
    if typed.lower() == "none" and "a number" in game.options().get(name, ""):
        return None
    try:
        return json.loads(typed.lower() if typed.lower() in ("true", "false") else typed)
    except (ValueError, RecursionError):
        return typed


def set_source(game: Game[Any], name: Any) -> Any:
    """A path becomes the text of its file, so that a saved play does not need the file; faults name the file."""
    if not isinstance(name, str) or not name.endswith(".toml"):
        return name
    game.shelf().open(name)
    return content(name)
