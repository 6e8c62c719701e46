"""Players that are no persons: `make("odile", game, seed)`. `LEVELS` are the characters of the hall; `NAMES` lists all
that can be made."""

from typing import Any, Final

from pixelhall.core.errors import BadOption
from pixelhall.core.game import Game
from pixelhall.players.greedy import Greedy
from pixelhall.players.levels import BY_NAME, LEVELS, Level
from pixelhall.players.player import Guesses, Player, ask, play
from pixelhall.players.random import Random
from pixelhall.players.search import Search, Watch

__all__ = [
    "ADVISER",
    "ADVISERS",
    "LEVELS",
    "NAMES",
    "USUAL",
    "Guesses",
    "Level",
    "Player",
    "advises",
    "ask",
    "make",
    "play",
    "seconds",
    "titled",
]
PLAIN: Final[dict[str, type[Player]]] = {player.name: player for player in (Random, Greedy)}
NAMES: Final = (*PLAIN, *BY_NAME)
USUAL: Final = "juno"  # who sits opposite if nobody was chosen
ADVISER: Final = "sable"  # who gives hints
ADVISERS: Final = tuple(level.name for level in LEVELS if level.searches and not level.whims)


def make(name: str, game: Game[Any], seed: int = 0, watch: Watch | None = None) -> Player:
    """A player by its name: one of NAMES, or a search with its budget: search:400 (simulations), search:0.5s (seconds),
    search:400+12 (each simulation plays on for twelve acts)."""
    if name in PLAIN:
        return PLAIN[name](game, seed)
    if name in BY_NAME:
        return BY_NAME[name].player(game, seed, watch)
    kind, _, budget = name.partition(":")
    if kind == "search":  # compiled, the class does not tell its name
        return searching(game, seed, budget, watch)
    raise BadOption(
        f'there is no player "{name}"; there are: {", ".join(NAMES)}, and search:400 or search:0.5s for a search with a budget'
    )


def title_of(name: str) -> str:
    """What a player is called at a table."""
    return BY_NAME[name].title if name in BY_NAME else name


def advises(name: str) -> bool:
    """Whether a player of this name can give hints: it searches, so that it knows what each option is worth. A budget
    that is none is a BadOption."""
    kind, _, budget = name.partition(":")
    return name in ADVISERS or (kind == "search" and bool(read_budget(budget)))


def seconds(name: str) -> float:
    """The time that a player has for an answer, if it goes by the clock; else 0."""
    kind, _, budget = name.partition(":")
    return read_budget(budget)[1] if kind == "search" else BY_NAME[name].seconds if name in BY_NAME else 0.0


def searching(game: Game[Any], seed: int, budget: str, watch: Watch | None) -> Search:
    return Search(game, seed, *read_budget(budget), watch)


def read_budget(budget: str) -> tuple[int, float, int]:
    """Simulations or seconds of a search, and the acts that each simulation plays on."""
    amount, plus, acts = budget.partition("+")
    try:
        further = int(acts) if plus else 0
        simulations, seconds = (0, float(amount[:-1])) if amount.endswith("s") else (int(amount), 0.0)
        if 0 <= further <= 1000 and (0 < seconds <= 3600 or 0 < simulations <= 10**9):
            return simulations, seconds, further
    except ValueError:
        pass
    raise BadOption(
        f'"{budget}" is no budget for a search; say so many simulations, search:400, or seconds, search:0.5s; '
        "+12 after either lets each simulation play on for twelve acts"
    )
