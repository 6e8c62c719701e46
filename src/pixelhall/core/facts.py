"""Facts of a scenario that every game can be asked for; what a game knows besides, its `claim` answers."""

from typing import Any

from pixelhall.core.game import NOBODY, Game

SIDES = {"you": 0, "rival": 1, "third": 2, "fourth": 3}
NAMES = tuple(SIDES)


def check(game: Game[Any], state: Any, words: str) -> str:
    """Nothing if the fact holds, else what is so instead."""
    first, _, rest = words.partition(" ")
    if first in FACTS:
        return FACTS[first](game, state, rest)
    return game.claim(state, words)


def compare(found: str, wanted: str) -> str:
    return "" if found == wanted else f"it is {found}"


def offered(game: Game[Any], state: Any, rest: str) -> str:
    """Whether somebody has that option now; `recruit *` stands for every option that begins so."""
    texts = options(game, state)
    return "" if among(texts, rest) else f"the options are: {', '.join(texts)}"


def not_offered(game: Game[Any], state: Any, rest: str) -> str:
    texts = options(game, state)
    return "" if not among(texts, rest.removeprefix("offered").strip()) else f"the options are: {', '.join(texts)}"


def options(game: Game[Any], state: Any) -> list[str]:
    return [game.write(state, option).lower() for decision in game.decisions(state) for option in decision.options]


def among(texts: list[str], text: str) -> bool:
    wanted = text.lower()
    return any(one.startswith(wanted[:-1]) for one in texts) if wanted.endswith("*") else wanted in texts


def asked(game: Game[Any], state: Any, rest: str) -> str:
    return compare(" ".join(NAMES[decision.seat] for decision in game.decisions(state)) or "nobody", rest)


def prompt(game: Game[Any], state: Any, rest: str) -> str:
    prompts = [decision.prompt for decision in game.decisions(state)]
    return "" if any(one.startswith(rest) for one in prompts) else f"it is {' / '.join(prompts) or 'nothing'}"


def log(game: Game[Any], state: Any, rest: str) -> str:
    """Whether the public log says so."""
    story = game.story(state, NOBODY)
    return "" if any(rest in line for line in story) else "the log says: " + " ".join(story[-6:])


def over(game: Game[Any], state: Any, rest: str) -> str:
    return compare("no" if game.result(state) is None else "yes", rest)


def winner(game: Game[Any], state: Any, rest: str) -> str:
    result = game.result(state)
    return compare("none" if result is None else NAMES[result.winners[0]] if len(result.winners) == 1 else "tie", rest)


FACTS = {
    "offered": offered,
    "not": not_offered,
    "asked": asked,
    "prompt": prompt,
    "log": log,
    "over": over,
    "winner": winner,
}
