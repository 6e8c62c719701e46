"""How each game looks in a terminal: one module a game, named after it, drawn from the view alone; `board(name)` finds
it.

A board module offers what it can of:

    draw(view, names, width) -> list[Text]    the position as a picture, each line at most `width` wide
    draw_within(view, names, width, height)   the same in at most so many lines, by leaving things out
    tell(view, names) -> list[str]            the same in sentences, for a screen reader
    tell_player(view, names, seat) -> list[str]   all that is public of one player, in sentences
    detail(view, option) -> str               what the board says of an option beyond its words, or nothing
    brief(view, option) -> str                what is said of it even in a long list, such as odds, or nothing
    LEGEND: tuple[str, ...]                   lines for the help: how the board is to be read

A game without a module, or a module without one of these, gets what generic.py does with any view.
"""

import importlib
import importlib.util
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from pixelhall.cli import listing
from pixelhall.cli.boards import generic
from pixelhall.core.game import Option

if TYPE_CHECKING:
    from rich.text import Text


class Board:
    """The look of one game."""

    def __init__(self, name: str) -> None:
        where = f"{__name__}.{name.replace('-', '_')}"
        module = importlib.import_module(where) if importlib.util.find_spec(where) else generic
        self.draw: Callable[[dict[str, Any], list[str], int], list[Text]] = getattr(module, "draw", generic.draw)
        self.draw_within: Callable[[dict[str, Any], list[str], int, int], list[Text]] = getattr(
            module, "draw_within", lambda view, names, width, height: self.draw(view, names, width)
        )
        self.tell: Callable[[dict[str, Any], list[str]], list[str]] = getattr(module, "tell", generic.tell)
        self.tell_player: Callable[[dict[str, Any], list[str], int], list[str]] | None = getattr(
            module, "tell_player", None
        )
        self.detail: Callable[[dict[str, Any], Option], str] = getattr(module, "detail", generic.detail)
        self.brief: Callable[[dict[str, Any], Option], str] = getattr(module, "brief", generic.brief)
        self.legend: tuple[str, ...] = getattr(module, "LEGEND", ())

    def mark(self, view: dict[str, Any]) -> listing.Meaning:
        """What is said of an option even in a long list."""
        return lambda option: self.brief(view, option)

    def meaning(self, view: dict[str, Any]) -> listing.Meaning:
        """How options are told beside their texts."""
        return lambda option: listing.option_words(option, self.detail(view, option))


def board(name: str) -> Board:
    return Board(name)
